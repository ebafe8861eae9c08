"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "@/components/ui/link";
import { ShallowLink } from "@/components/ui/shallow-link";
import { safeNextPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import type { BotCheckConfig } from "@/lib/auth/schema";
import { AuthCard } from "./auth-card";
import { AuthForm, type AuthMode } from "./auth-form";
import { MailSent } from "./mail-sent";

const TEXTS = {
  "sign-in": {
    tab: "Sign in",
    title: "Welcome back",
    toggle: "Don't have an account? Sign up",
    other: "sign-up",
  },
  "sign-up": {
    tab: "Sign up",
    title: "Create an account",
    toggle: "Already have an account? Sign in",
    other: "sign-in",
  },
} as const;

const LINK = "rounded-sm font-medium text-lamp-text underline-offset-4 hover:underline";

/** Sign-in and sign-up on one screen; the mode is in the URL (`?mode=sign-up`). */
export function AuthPanel({ botCheck }: { botCheck: BotCheckConfig }) {
  const query = useSearchParams();
  const mode: AuthMode = query.get("mode") === "sign-up" ? "sign-up" : "sign-in";
  const next = safeNextPath(query.get("next"));
  const { tab, title, toggle, other } = TEXTS[mode];
  const [email, setEmail] = useState("");
  const [attempts, setAttempts] = useState(0);
  const [mailSent, setMailSent] = useState(false);
  const isSent = mailSent && mode === "sign-up";
  // Shown again after a reload.
  const showSent = (isShown: boolean) => {
    setMailSent(isShown);
    storeSentTo(isShown ? email : null);
  };
  const restoreSent = useEffectEvent(() => {
    const sentTo = storedSentTo();
    if (sentTo === null) return;
    setEmail(sentTo);
    setMailSent(true);
  });
  useEffect(() => restoreSent(), []);
  // The page's own title is that of its address without a query.
  useEffect(() => {
    document.title = `${tab} · Questshelf`;
  }, [tab]);

  const { user } = useSession();
  const isLeaving = useRef(false);
  // A full page load, so that nothing read or typed before signing in remains. Once: the session's change also leads here, and
  // a second navigation would restart a slow one.
  const leave = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    storeSentTo(null);
    window.location.replace(next);
  };
  const onUser = useEffectEvent(leave);
  useEffect(() => {
    if (user) onUser();
  }, [user]);

  const done = () => {
    if (mode === "sign-in") return leave();
    setAttempts(attempts + 1);
    showSent(true);
  };
  const toggleTo = new URLSearchParams(other === "sign-up" ? { mode: other } : {});
  if (next !== "/") toggleTo.set("next", next);
  const toggleHref = `/auth?${toggleTo}`;

  return (
    <AuthCard title={title}>
      {isSent ? (
        <MailSent
          kind="confirmation"
          message="Check your email for a confirmation link!"
          email={email}
          botCheck={botCheck}
          onOther={() => showSent(false)}
        >
          If {email} is new here, we've sent you an e-mail: open its link and confirm, and you are signed in.
          If you already have an account, no e-mail is sent:{" "}
          <ShallowLink href={toggleHref} className={LINK} onClick={() => showSent(false)}>
            sign in
          </ShallowLink>{" "}
          or{" "}
          <Link href="/auth/forgot-password" className={LINK}>
            choose a new password
          </Link>
          .
        </MailSent>
      ) : (
        <AuthForm
          key={`${mode} ${attempts}`}
          mode={mode}
          botCheck={botCheck}
          email={email}
          onEmailChange={setEmail}
          onDone={done}
        />
      )}
      <ShallowLink
        href={toggleHref}
        className="justify-self-center rounded-sm text-[14.5px] text-ink-2 underline-offset-4 hover:text-ink hover:underline"
        onClick={() => showSent(false)}
      >
        {toggle}
      </ShallowLink>
    </AuthCard>
  );
}

const SENT_TO = "questshelf-confirmation-sent-to";

function storeSentTo(email: string | null): void {
  try {
    if (email === null) sessionStorage.removeItem(SENT_TO);
    else sessionStorage.setItem(SENT_TO, email);
  } catch {
    // Storage is full or disabled.
  }
}

function storedSentTo(): string | null {
  try {
    return sessionStorage.getItem(SENT_TO);
  } catch {
    return null;
  }
}

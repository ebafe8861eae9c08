"use client";

import { MailCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { ShallowLink } from "@/components/ui/shallow-link";
import { safeNextPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import { AuthForm, type AuthMode } from "./auth-form";
import type { BotCheckConfig } from "./bot-check";

const TEXTS = {
  "sign-in": { title: "Welcome back", toggle: "Don't have an account? Sign up", other: "sign-up" },
  "sign-up": { title: "Create an account", toggle: "Already have an account? Sign in", other: "sign-in" },
} as const;

const PROBLEMS = new Map([
  [
    "link",
    "This link is not valid any more: it has been used already, or it is too old. If your account is confirmed, sign in. Otherwise sign up again with the same e-mail to get a new link.",
  ],
  ["away", "Your account can't be reached right now. Please open the link again in a moment."],
]);

/** Sign-in and sign-up on one screen; which of them is in the address (`?mode=sign-up`). */
export function AuthPanel({ botCheck }: { botCheck: BotCheckConfig }) {
  const query = useSearchParams();
  const mode: AuthMode = query.get("mode") === "sign-up" ? "sign-up" : "sign-in";
  const next = safeNextPath(query.get("next"));
  const { title, toggle, other } = TEXTS[mode];
  const [email, setEmail] = useState("");
  const [attempts, setAttempts] = useState(0);
  const [mailSent, setMailSent] = useState(false);
  const problem = PROBLEMS.get(query.get("problem") ?? "");

  const { user } = useSession();
  // A whole page load: nothing that was read or typed before signing in is left behind.
  useEffect(() => {
    if (user) window.location.replace(next);
  }, [user, next]);

  const done = () => {
    setAttempts(attempts + 1);
    if (mode === "sign-up") setMailSent(true);
    else window.location.replace(next);
  };
  const toggleTo = new URLSearchParams(other === "sign-up" ? { mode: other } : {});
  if (next !== "/") toggleTo.set("next", next);

  return (
    <section className="mx-auto grid w-full max-w-[26rem] gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h1 className="text-[28px]">{title}</h1>
      {problem ? (
        <p className="rounded-control bg-raised px-4 py-3 text-[14px] text-ink-2">{problem}</p>
      ) : null}
      <div role="status" className="empty:hidden">
        {mailSent && mode === "sign-up" ? (
          <p className="flex items-center gap-3 rounded-control bg-raised px-4 py-3 font-medium">
            <MailCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
            Check your email for a confirmation link!
          </p>
        ) : null}
      </div>
      <AuthForm
        key={`${mode} ${attempts}`}
        mode={mode}
        botCheck={botCheck}
        email={email}
        onEmailChange={setEmail}
        onDone={done}
      />
      <ShallowLink
        href={`/auth?${toggleTo}`}
        className="justify-self-center rounded-sm text-[14.5px] text-ink-2 underline-offset-4 hover:text-ink hover:underline"
        onClick={() => setMailSent(false)}
      >
        {toggle}
      </ShallowLink>
    </section>
  );
}

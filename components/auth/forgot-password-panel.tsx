"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import type { BotCheckConfig } from "@/lib/auth/schema";
import { AuthCard } from "./auth-card";
import { ForgotPasswordForm } from "./forgot-password-form";
import { LinkProblem } from "./link-problem";
import { MailSent } from "./mail-sent";

/** Asks for the mail that leads to a new password. It never tells whether there is an account. */
export function ForgotPasswordPanel({ botCheck }: { botCheck: BotCheckConfig }) {
  const problem = useSearchParams().get("problem");
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  return (
    <AuthCard
      title="Forgot your password?"
      lead={isSent ? null : "Tell us your e-mail, and we send you a link to choose a new one."}
    >
      {isSent ? (
        <MailSent
          kind="recovery"
          message="Check your email for a link to a new password!"
          email={email}
          botCheck={botCheck}
          onOther={() => setSent(false)}
        >
          If there is an account for {email}, the mail is on its way. Its link works for 24 hours.
        </MailSent>
      ) : (
        <>
          <LinkProblem problem={problem} kind="recovery" />
          <ForgotPasswordForm
            botCheck={botCheck}
            email={email}
            onEmailChange={setEmail}
            onSent={() => setSent(true)}
          />
        </>
      )}
      <Link
        href="/auth"
        className="justify-self-center rounded-sm text-[14.5px] text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        Back to sign in
      </Link>
    </AuthCard>
  );
}

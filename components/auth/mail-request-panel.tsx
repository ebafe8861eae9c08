"use client";

import { useState } from "react";
import { Link } from "@/components/ui/link";
import type { BotCheckConfig } from "@/lib/auth/schema";
import { AuthCard } from "./auth-card";
import { LinkProblem } from "./link-problem";
import { MailRequestForm } from "./mail-request-form";
import { MailSent } from "./mail-sent";
import { FOR_WHOM, type MailKind } from "./resend-button";

const TEXTS: Record<MailKind, { title: string; lead: string; sent: string }> = {
  confirmation: {
    title: "Confirm your address",
    lead: "Enter the e-mail that you signed up with, and we'll send you a new link.",
    sent: "Check your email for a confirmation link!",
  },
  recovery: {
    title: "Forgot your password?",
    lead: "Enter your e-mail, and we'll send you a link to choose a new one.",
    sent: "Check your e-mail for a link to a new password!",
  },
};

type MailRequestPanelProps = {
  kind: MailKind;
  /** Why the last link failed; see `LinkProblem`. */
  problem: unknown;
  botCheck: BotCheckConfig;
};

/** Requests a mail with a link. Never shows whether an account exists. */
export function MailRequestPanel({ kind, problem, botCheck }: MailRequestPanelProps) {
  const { title, lead, sent } = TEXTS[kind];
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  return (
    <AuthCard title={title} lead={isSent ? null : lead}>
      {isSent ? (
        <MailSent kind={kind} message={sent} email={email} botCheck={botCheck} onOther={() => setSent(false)}>
          {FOR_WHOM[kind]} {email}, we've sent you an e-mail. Its link works for 24 hours.
        </MailSent>
      ) : (
        <>
          <LinkProblem problem={problem} kind={kind} />
          <MailRequestForm
            kind={kind}
            title={title}
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

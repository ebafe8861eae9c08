"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { LinkKind } from "@/lib/auth/link-kind";
import { MAIL_ROUTES } from "@/lib/auth/mail-routes";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { FormProblem } from "./form-problem";
import { problemText } from "./problem-text";
import { SECONDS_BETWEEN_MAILS, secondsText, useCountdown } from "./use-countdown";

export type MailKind = Exclude<LinkKind, "email">;

/** Begins a sentence that does not show whether there is an account. */
export const FOR_WHOM: Record<MailKind, string> = {
  confirmation: "If an account is waiting to be confirmed for",
  recovery: "If there is an account for",
};

type ResendButtonProps = {
  kind: MailKind;
  email: string;
  /** The token of the bot-check; null while there is none. */
  token: string | null;
  /** The token was used. */
  onSpent: () => void;
  /** A mail was sent a moment ago, so the countdown starts at once. */
  hasJustSent?: boolean;
  className?: string;
};

/** Sends a mail again; counts down until that is allowed. */
export function ResendButton({ kind, email, token, onSpent, hasJustSent, className }: ResendButtonProps) {
  const countdown = useCountdown(hasJustSent ? SECONDS_BETWEEN_MAILS : 0);
  const [isPending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isWaiting = countdown.seconds > 0;
  const isOff = isWaiting || isPending || !token;

  const ask = async () => {
    if (isOff) return;
    setPending(true);
    setProblem(null);
    try {
      await api.post(MAIL_ROUTES[kind], { body: { email, captchaToken: token } });
      setSent(true);
      countdown.start(SECONDS_BETWEEN_MAILS);
    } catch (failure) {
      if (failure instanceof AppError && failure.retryAfterS) countdown.start(failure.retryAfterS);
      setProblem(problemText(failure));
    }
    onSpent();
    setPending(false);
  };

  return (
    <div className={cn("grid justify-items-start gap-1", className)}>
      <Button
        variant="link"
        size="inline"
        className="text-[14.5px] tabular-nums"
        aria-disabled={isOff || undefined}
        onClick={() => void ask()}
      >
        {isWaiting ? `Send a new link in ${secondsText(countdown.seconds)}` : "Send a new link"}
      </Button>
      <p role="status" className="text-[14px] text-ink-2 empty:hidden">
        {isSent && !problem ? `${FOR_WHOM[kind]} ${email}, we've sent you another e-mail.` : null}
      </p>
      {problem ? <FormProblem>{problem}</FormProblem> : null}
    </div>
  );
}

"use client";

import { useState } from "react";
import { MAIL_ROUTES } from "@/lib/auth/mail-routes";
import type { BotCheckConfig } from "@/lib/auth/schema";
import { api } from "@/lib/browser-api";
import { BotCheck } from "./bot-check";
import { EmailField } from "./email-field";
import { FormProblem } from "./form-problem";
import { problemText } from "./problem-text";
import type { MailKind } from "./resend-button";
import { SubmitButton } from "./submit-button";
import { CAPTCHA_MISSING, useBotCheck } from "./use-bot-check";

type MailRequestFormProps = {
  kind: MailKind;
  title: string;
  botCheck: BotCheckConfig;
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
};

export function MailRequestForm({
  kind,
  title,
  botCheck,
  email,
  onEmailChange,
  onSent,
}: MailRequestFormProps) {
  const { token, spend, problemOf, check } = useBotCheck();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  const ask = async () => {
    if (isPending) return;
    if (!token) return setProblem(CAPTCHA_MISSING);
    setProblem(undefined);
    setPending(true);
    try {
      await api.post(MAIL_ROUTES[kind], { body: { email, captchaToken: token } });
      onSent();
    } catch (failure) {
      setProblem(problemText(failure));
      spend();
      setPending(false);
    }
  };

  return (
    <form
      className="grid gap-4"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <EmailField email={email} onEmailChange={onEmailChange} autoComplete="username" />
      <FormProblem>{problemOf(problem)}</FormProblem>
      <BotCheck {...botCheck} {...check} />
      <SubmitButton label="Send the link" isChecking={!token} isPending={isPending} />
    </form>
  );
}

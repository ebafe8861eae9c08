"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useUsernameCheck } from "@/components/auth/username/use-username-check";
import { UsernameField } from "@/components/auth/username/username-field";
import { Link } from "@/components/ui/link";
import { authKeys } from "@/lib/auth/keys";
import type { BotCheckConfig } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/session-writes";
import { USERNAME_CHANGE_RULE } from "@/lib/auth/username";
import { api } from "@/lib/browser-api";
import { AppError, type ErrorCode } from "@/lib/errors";
import { BotCheck } from "./bot-check";
import { EmailField } from "./email-field";
import { FormProblem } from "./form-problem";
import { PasswordField } from "./password-field";
import { problemText } from "./problem-text";
import { ResendButton } from "./resend-button";
import { SubmitButton } from "./submit-button";
import { textOf } from "./text-of";
import { CAPTCHA_MISSING, useBotCheck } from "./use-bot-check";

export type AuthMode = "sign-in" | "sign-up";

type AuthFormProps = {
  mode: AuthMode;
  botCheck: BotCheckConfig;
  email: string;
  onEmailChange: (email: string) => void;
  onDone: () => void;
};

type Problem = { text: string; code?: ErrorCode };

/** The fields of either mode; remounted after each successful attempt and each change of mode. */
export function AuthForm({ mode, botCheck, email, onEmailChange, onDone }: AuthFormProps) {
  const { token, spend, problemOf, check } = useBotCheck();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);
  const queryClient = useQueryClient();
  const isSignUp = mode === "sign-up";
  // Which of the two is wrong is not told.
  const isWrong = problem?.code === "invalid_credentials";

  const submit = async (fields: FormData) => {
    if (isPending) return;
    if (!token) return setProblem({ text: CAPTCHA_MISSING });
    setProblem(null);
    setPending(true);
    const username = textOf(fields, "username");
    try {
      const input = { email, password: textOf(fields, "password"), captchaToken: token };
      if (isSignUp) await api.post("/api/auth/sign-up", { body: { ...input, username } });
      else await signIn(input);
      onDone();
    } catch (failure) {
      setProblem({ text: problemText(failure), ...(failure instanceof AppError && { code: failure.code }) });
      // Another user took the name meanwhile; the field shows it too.
      if (isSignUp && failure instanceof AppError && failure.code === "conflict") {
        queryClient.setQueryData(authKeys.username(username), false);
      }
      spend();
      setPending(false);
    }
  };

  return (
    <form
      className="grid gap-4"
      aria-label={isSignUp ? "Create an account" : "Sign in"}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      {isSignUp ? <NewUsername /> : null}
      <EmailField
        email={email}
        onEmailChange={onEmailChange}
        autoComplete={isSignUp ? "email" : "username"}
        isWrong={isWrong}
      />
      <PasswordField autoComplete={isSignUp ? "new-password" : "current-password"} isWrong={isWrong} />
      {isSignUp ? null : (
        <Link
          href="/auth/forgot-password"
          className="-mt-1.5 justify-self-end rounded-sm text-[13.5px] text-ink-2 underline-offset-4 hover:text-ink hover:underline"
        >
          Forgot password?
        </Link>
      )}
      <div>
        <FormProblem>{problemOf(problem?.text)}</FormProblem>
        {problem?.code === "email_not_confirmed" ? (
          <ResendButton kind="confirmation" email={email} token={token} onSpent={spend} className="mt-1" />
        ) : null}
      </div>
      <BotCheck {...botCheck} {...check} />
      <SubmitButton label={isSignUp ? "Sign Up" : "Sign In"} isChecking={!token} isPending={isPending} />
    </form>
  );
}

function NewUsername() {
  return (
    <div>
      <UsernameField check={useUsernameCheck()} />
      <p className="text-[13px] text-ink-3">{USERNAME_CHANGE_RULE}</p>
    </div>
  );
}

"use client";

import { useCallback, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { useTypedBefore } from "@/components/ui/use-typed-before";
import { BotCheck, type BotCheckConfig, type BotCheckHandle } from "./bot-check";
import { PasswordField } from "./password-field";
import { SubmitButton } from "./submit-button";
import { UsernameField } from "./username-field";

const CAPTCHA_MISSING = "Please complete the CAPTCHA verification";
const CHECK_FAILED =
  "We could not verify that you are human. Please check your connection or reload the page.";

export type AuthMode = "sign-in" | "sign-up";

export type AuthFormProps = {
  mode: AuthMode;
  botCheck: BotCheckConfig;
  email: string;
  onEmailChange: (email: string) => void;
  onDone: () => void;
};

/** The fields of either mode; a new one stands for each attempt that succeeded and each change of mode. */
export function AuthForm({ mode, botCheck, email, onEmailChange, onDone }: AuthFormProps) {
  const check = useRef<BotCheckHandle>(null);
  const [token, setToken] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const isSignUp = mode === "sign-up";
  const emailField = useRef<HTMLInputElement>(null);
  useTypedBefore(emailField, (typed) => typed && onEmailChange(typed));

  const takeToken = (next: string | null) => {
    setToken(next);
    if (next) setError((shown) => (shown === CAPTCHA_MISSING || shown === CHECK_FAILED ? null : shown));
  };
  const reportFailure = useCallback(() => setError(CHECK_FAILED), []);

  const submit = async (fields: FormData) => {
    if (isPending) return;
    if (!token) return setError(CAPTCHA_MISSING);
    setError(null);
    setPending(true);
    try {
      const { signIn, signUp } = await import("@/lib/auth/fetchers");
      const input = { email, password: textOf(fields, "password"), captchaToken: token };
      if (isSignUp) await signUp({ ...input, username: textOf(fields, "username") });
      else await signIn(input);
      onDone();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : "An unexpected error occurred");
      // The attempt has spent the token.
      check.current?.reset();
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
      {isSignUp ? <UsernameField /> : null}
      <div className="grid gap-1.5">
        <label htmlFor="email" className="font-medium text-[13.5px] text-ink-2">
          E-mail
        </label>
        <Input
          ref={emailField}
          id="email"
          name="email"
          type="email"
          autoComplete={isSignUp ? "email" : "username"}
          maxLength={254}
          required
          value={email}
          onChange={(event) => onEmailChange(event.target.value)}
        />
      </div>
      <PasswordField autoComplete={isSignUp ? "new-password" : "current-password"} />
      <p role="alert" className="min-h-[1.4em] text-[14px] text-danger-text">
        {error}
      </p>
      <BotCheck ref={check} {...botCheck} onToken={takeToken} onFailure={reportFailure} />
      <SubmitButton label={isSignUp ? "Sign Up" : "Sign In"} isChecking={!token} isPending={isPending} />
    </form>
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

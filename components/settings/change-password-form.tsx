"use client";

import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { FormProblem } from "@/components/auth/form-problem";
import { PasswordField } from "@/components/auth/password-field";
import { problemText } from "@/components/auth/problem-text";
import { textOf } from "@/components/auth/text-of";
import { CAPTCHA_MISSING, useBotCheck } from "@/components/auth/use-bot-check";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast-store";
import { useHydrated } from "@/components/ui/use-hydrated";
import { botCheckOptions } from "@/lib/auth/account-queries";
import { useSession } from "@/lib/auth/queries";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";

const BotCheck = lazyPart(() => import("@/components/auth/bot-check").then((module) => module.BotCheck));

type Problem = { text: string; isCurrentWrong: boolean };

/** Loads the bot-check when the form is first touched: most users open their settings for something else. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { user } = useSession();
  const [isTouched, setTouched] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);
  // Before hydration the browser itself would submit the form, with the passwords in the URL.
  const isHydrated = useHydrated();
  const config = useQuery({ ...botCheckOptions(), enabled: isTouched });
  const { spend, waitForToken, problemOf, check } = useBotCheck();

  const change = async (fields: FormData) => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const token = await waitForToken();
      if (!token) throw new AppError("captcha_failed", CAPTCHA_MISSING);
      await api.put("/api/auth/password", {
        body: {
          currentPassword: textOf(fields, "current-password"),
          password: textOf(fields, "new-password"),
          captchaToken: token,
        },
      });
      toast({ title: "Your password is changed.", variant: "success" });
      onChanged();
    } catch (failure) {
      const isCurrentWrong = failure instanceof AppError && failure.code === "invalid_credentials";
      setProblem({ text: problemText(failure), isCurrentWrong });
      if (isCurrentWrong) document.getElementById("current-password")?.focus();
      spend();
      setPending(false);
    }
  };

  return (
    <form
      aria-label="Change password"
      className="grid max-w-[26rem] gap-4"
      onFocus={() => setTouched(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void change(new FormData(event.currentTarget));
      }}
    >
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <div className="grid gap-1.5">
        <PasswordField
          id="current-password"
          label="Current password"
          autoComplete="current-password"
          isWrong={problem?.isCurrentWrong}
        />
        <Link
          href="/auth/forgot-password"
          className="justify-self-start rounded-sm text-[13.5px] text-ink-2 underline-offset-4 hover:text-ink hover:underline"
        >
          Forgot your current password?
        </Link>
      </div>
      <PasswordField id="new-password" label="New password" autoComplete="new-password" />
      <FormProblem>{problemOf(problem?.text)}</FormProblem>
      {config.data ? (
        <Suspense>
          <BotCheck {...config.data} {...check} />
        </Suspense>
      ) : null}
      <Button
        type="submit"
        className="justify-self-start max-sm:w-full"
        disabled={!isHydrated}
        pending={isPending}
      >
        Change password
      </Button>
    </form>
  );
}

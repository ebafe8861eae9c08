"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormProblem } from "@/components/auth/form-problem";
import { PasswordField } from "@/components/auth/password-field";
import { problemText } from "@/components/auth/problem-text";
import { textOf } from "@/components/auth/text-of";
import { CAPTCHA_MISSING, useBotCheck } from "@/components/auth/use-bot-check";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { island } from "@/components/ui/island";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast-store";
import { botCheckOptions } from "@/lib/auth/account-queries";
import { useSession } from "@/lib/auth/queries";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";

const BotCheck = island(() => import("@/components/auth/bot-check").then((module) => module.BotCheck));

type Problem = { text: string; isCurrentWrong: boolean };

type ChangePasswordDialogProps = { onClose: () => void };

export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title="Change password"
        description="After a change you stay signed in here, and are signed out everywhere else."
        place="sheet"
      >
        <ChangePasswordForm onChanged={() => dismissDialog(onClose)} />
      </DialogContent>
    </Dialog>
  );
}

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { user } = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);
  const config = useQuery(botCheckOptions());
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
      className="grid gap-4"
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
      {config.data ? <BotCheck {...config.data} {...check} /> : null}
      <Button type="submit" variant="primary" className="justify-self-end max-sm:w-full" pending={isPending}>
        Change password
      </Button>
    </form>
  );
}

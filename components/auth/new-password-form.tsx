"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { chooseNewPassword } from "@/lib/auth/session-writes";
import { AppError } from "@/lib/errors";
import { useHydrated } from "@/lib/use-hydrated";
import { FormProblem } from "./form-problem";
import { PasswordField } from "./password-field";
import { problemText } from "./problem-text";
import { textOf } from "./text-of";

/** For a user who was signed in by a recovery link. */
export function NewPasswordForm({ email }: { email: string }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  // Before hydration the browser itself would submit the form, with the passwords in the URL.
  const isHydrated = useHydrated();

  const choose = async (fields: FormData) => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      await chooseNewPassword(textOf(fields, "new-password"));
      toast({ title: "Your new password is set.", description: "You are signed in.", variant: "success" });
      router.replace("/");
    } catch (failure) {
      setPending(false);
      const isOver =
        failure instanceof AppError && ["link_expired", "not_authenticated"].includes(failure.code);
      if (isOver) return router.replace("/auth/forgot-password?problem=link");
      setProblem(problemText(failure));
      document.getElementById("new-password")?.focus();
    }
  };

  return (
    <form
      className="grid gap-4"
      aria-label="Choose a new password"
      onSubmit={(event) => {
        event.preventDefault();
        void choose(new FormData(event.currentTarget));
      }}
    >
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="new-password"
        label="New password"
        autoComplete="new-password"
        isWrong={problem !== null}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" disabled={!isHydrated} aria-disabled={isPending || undefined}>
        {isPending ? "Please wait..." : "Set new password"}
      </Button>
    </form>
  );
}

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
import { Skeleton } from "@/components/ui/skeleton";
import { botCheckOptions, needsPasswordOptions } from "@/lib/auth/account-queries";
import { useSession } from "@/lib/auth/queries";
import { deleteAccount } from "@/lib/auth/session-writes";
import { AppError } from "@/lib/errors";
import { localDate } from "@/lib/local-date";
import { DELETION_SUBJECT } from "@/lib/site";

const BotCheck = island(() => import("@/components/auth/bot-check").then((module) => module.BotCheck));

/** Loaded on demand. */
export function DeleteAccountDialog({ contact, onClose }: { contact: string; onClose: () => void }) {
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  if (deletesAt !== null) {
    const leave = () => window.location.replace("/");
    return (
      <Dialog open onClose={leave}>
        <DialogContent
          title="Your account will be deleted"
          description={`On ${localDate(deletesAt)} it is deleted for good. You are signed out everywhere, and others no longer see you. To restore everything, sign in before that day.`}
        >
          <div className="flex justify-end">
            <Button autoFocus variant="primary" className="max-sm:grow" onClick={leave}>
              Done
            </Button>
          </div>
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title="Delete your account?"
        description="Your profile, widget and lists disappear at once, and you are signed out everywhere. For a week you can sign in to restore everything. Then your account, games and pictures are deleted for good."
      >
        <DeletionForm onCancel={() => dismissDialog(onClose)} onDone={setDeletesAt} />
        <p className="mt-5 border-line border-t pt-4 text-[14px] text-ink-2">
          Or send an e-mail to <span className="break-words text-ink">{contact}</span> with the subject{" "}
          <span className="text-ink">“{DELETION_SUBJECT}”</span>, from the address of your account. We will
          delete everything that belongs to it within 30 days.
        </p>
      </DialogContent>
    </Dialog>
  );
}

type DeletionFormProps = { onCancel: () => void; onDone: (deletesAt: string) => void };

function DeletionForm({ onCancel, onDone }: DeletionFormProps) {
  const { user } = useSession();
  const [problem, setProblem] = useState<{ text: string; isPasswordWrong: boolean } | null>(null);
  const [isPending, setPending] = useState(false);
  // On a failed read the password works in any case.
  const { data: needsPassword = true, isPending: isReading } = useQuery(needsPasswordOptions());
  const config = useQuery({ ...botCheckOptions(), enabled: needsPassword && !isReading });
  const { spend, waitForToken, problemOf, check } = useBotCheck();

  const submit = async (fields: FormData) => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const captchaToken = needsPassword ? await waitForToken() : "";
      if (captchaToken === null || (needsPassword && !captchaToken)) {
        throw new AppError("captcha_failed", CAPTCHA_MISSING);
      }
      const password = needsPassword ? { password: textOf(fields, "delete-password") } : {};
      onDone(await deleteAccount({ ...password, captchaToken }));
    } catch (failure) {
      const isPasswordWrong = failure instanceof AppError && failure.code === "invalid_credentials";
      setProblem({ text: problemText(failure), isPasswordWrong });
      if (isPasswordWrong) document.getElementById("delete-password")?.focus();
      spend();
      setPending(false);
    }
  };

  if (isReading) return <Skeleton className="h-[170px]" />;
  return (
    <form
      aria-label="Delete account"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      {needsPassword ? (
        <div className="grid gap-1.5">
          <PasswordField
            id="delete-password"
            label="Your password"
            autoComplete="current-password"
            isWrong={problem?.isPasswordWrong}
          />
          <p className="text-[13.5px] text-ink-2">
            Forgotten, or never had one?{" "}
            <Link href="/auth/forgot-password" className="font-medium text-ink link">
              Get a link by e-mail
            </Link>
            , open it, and come back here within half an hour: then no password is needed.
          </p>
        </div>
      ) : (
        <p className="text-[14.5px] text-ink-2">
          You have opened a link from our e-mail, so no password is needed.
        </p>
      )}
      <FormProblem>{problemOf(problem?.text)}</FormProblem>
      {config.data ? <BotCheck {...config.data} {...check} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button className="max-sm:grow" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" className="max-sm:grow" pending={isPending}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}

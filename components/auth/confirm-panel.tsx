"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { type LinkKind, linkKind, NEW_LINK_PATHS } from "@/lib/auth/link-kind";
import type { Confirmed, MailLink } from "@/lib/auth/schema";
import { confirmLink } from "@/lib/auth/session-writes";
import { AppError } from "@/lib/errors";
import { AuthCard } from "./auth-card";
import { FormProblem } from "./form-problem";
import { problemText } from "./problem-text";

const TEXTS: Record<LinkKind, { title: string; lead: string; button: string; unasked: string }> = {
  confirmation: {
    title: "Confirm your address",
    lead: "Press the button to confirm your address and sign in here.",
    button: "Confirm my address",
    unasked: "If you did not sign up for Questshelf, close this page, and nothing happens.",
  },
  recovery: {
    title: "Forgot your password?",
    lead: "Press the button to sign in here, and choose a new password on the next page.",
    button: "Choose a new password",
    unasked: "If you did not ask for this, close this page, and your password stays as it is.",
  },
  email: {
    title: "Change of e-mail",
    lead: "Press the button to agree. Your e-mail is changed once you have confirmed the links in both e-mails, to your old address and to your new one.",
    button: "Confirm the change",
    unasked: "If you did not ask for this, close this page, and your e-mail stays as it is.",
  },
};

const NEXT: Record<Confirmed["step"], string> = {
  "signed-in": "/",
  recovery: "/auth/new-password",
  "first-of-two": "/auth/email?step=first",
  "email-changed": "/auth/email?step=done",
};

/** The target of a mail link: explains what will happen, and one button does it. */
export function ConfirmPanel({ link }: { link: MailLink }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const kind = linkKind(link.type);
  const { title, lead, button, unasked } = TEXTS[kind];

  const confirm = async () => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const { step, email } = await confirmLink(link);
      if (step === "signed-in") {
        const description = `You are signed in as ${email}.`;
        toast({
          title: "Your e-mail address is confirmed.",
          description,
          variant: "success",
          action: {
            label: "Choose your first games",
            altText: "To do this, press F8 and choose it, or add games on your shelf.",
            onSelect: () => router.push("/welcome"),
          },
        });
      }
      router.replace(NEXT[step]);
    } catch (failure) {
      if (isOver(failure)) return router.replace(`${NEW_LINK_PATHS[kind]}?problem=link`);
      setPending(false);
      setProblem(problemText(failure));
    }
  };

  return (
    <AuthCard title={title} lead={lead}>
      {/* Shown by the boot script's mark, so that it is there from the first paint and nothing moves. */}
      <p className="hidden rounded-control border border-line bg-raised px-4 py-3 text-[14px] text-ink-2 [[data-user]_&]:block">
        You are signed in here already. If this link belongs to another account, you will be signed in with
        that one.
      </p>
      <div className="grid gap-3">
        {/* A press before hydration is repeated afterwards: see components/site/replay-early-clicks.tsx. */}
        <Button variant="primary" aria-disabled={isPending || undefined} onClick={() => void confirm()}>
          {isPending ? "Please wait..." : button}
        </Button>
        <FormProblem>{problem}</FormProblem>
      </div>
      <p className="text-[14px] text-ink-3">{unasked}</p>
    </AuthCard>
  );
}

/** The link is invalid, and a retry would not help. */
function isOver(failure: unknown): boolean {
  return failure instanceof AppError && failure.status < 500 && failure.code !== "rate_limited";
}

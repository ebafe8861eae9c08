"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { BotCheckConfig } from "@/lib/auth/schema";
import { BotCheck } from "./bot-check";
import { type MailKind, ResendButton } from "./resend-button";
import { useBotCheck } from "./use-bot-check";

type MailSentProps = {
  kind: MailKind;
  message: string;
  email: string;
  children: ReactNode;
  botCheck: BotCheckConfig;
  /** Back to the form, with its input. */
  onOther: () => void;
};

/** Answers a request for a mail, equally for every address, and offers what helps when no mail arrives. */
export function MailSent({ kind, message, email, children, botCheck, onOther }: MailSentProps) {
  const { token, spend, check } = useBotCheck();
  // The focused button was removed; moving the focus here announces the note.
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div ref={note} tabIndex={-1} className="flex gap-3.5 rounded-control bg-raised p-4 outline-none">
        <Icon name="mail-check" className="mt-0.5 size-6 shrink-0 text-lamp-text" />
        <div className="min-w-0">
          <p className="font-semibold text-[16px] leading-snug">{message}</p>
          <p className="mt-1.5 text-[14.5px] text-ink-2 [overflow-wrap:anywhere]">{children}</p>
        </div>
      </div>
      <div className="grid gap-2">
        <p className="text-[14px] text-ink-3">Nothing there after a minute? Check your spam folder, or:</p>
        <ResendButton kind={kind} email={email} token={token} onSpent={spend} hasJustSent />
        <Button variant="link" size="inline" className="justify-self-start text-[14.5px]" onClick={onOther}>
          Use another e-mail
        </Button>
      </div>
      <BotCheck {...botCheck} {...check} />
    </div>
  );
}

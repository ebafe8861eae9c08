"use client";

import { useRef } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { useTypedBefore } from "@/components/ui/use-typed-before";
import { USERNAME_MIN_LENGTH, USERNAME_TAKEN, USERNAME_TOO_SHORT } from "@/lib/auth/username";
import type { Availability, UsernameCheck } from "./use-username-check";

const NOTES: Record<Availability, string> = {
  unknown: "3 to 20 letters, digits and underscores",
  checking: "Checking…",
  available: "This username is available",
  taken: USERNAME_TAKEN,
  current: "This is your username",
};

/** The username, with its availability. A failed check leaves that open. */
export function UsernameField({ check, label = "Username" }: { check: UsernameCheck; label?: string }) {
  const { text, set, isLongEnough, availability, hasFailed, retry } = check;
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, (typed) => typed && set(typed));

  const tooShort = text !== "" && !isLongEnough;
  const isWrong = tooShort || availability === "taken";
  const tone = isWrong ? "text-danger-text" : availability === "available" ? "text-good" : "text-ink-3";
  return (
    <div className="grid gap-1.5">
      <label htmlFor="username" className="field-label">
        {label}
      </label>
      <div className="relative">
        <Input
          ref={field}
          id="username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={USERNAME_MIN_LENGTH}
          value={text}
          onChange={(event) => set(event.target.value)}
          aria-invalid={isWrong || undefined}
          aria-describedby="username-note"
          className="pr-11"
        />
        <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-3">
          {availability === "checking" ? <Spinner /> : null}
          {availability === "available" ? <Icon name="check" className="size-[18px] text-good" /> : null}
          {availability === "taken" ? <Icon name="x" className="size-[18px] text-danger-text" /> : null}
        </span>
      </div>
      <p className={cn("text-[13px]", tone)}>
        <span id="username-note" aria-live="polite">
          {noteOf(tooShort, availability, hasFailed)}
        </span>
        {hasFailed ? (
          <button
            type="button"
            onClick={retry}
            className="ml-1.5 rounded-sm font-medium text-lamp-text underline-offset-4 hover:underline"
          >
            Check again
          </button>
        ) : null}
      </p>
    </div>
  );
}

function noteOf(tooShort: boolean, availability: Availability, hasFailed: boolean): string {
  if (tooShort) return USERNAME_TOO_SHORT;
  return hasFailed ? "We could not check whether it is available." : NOTES[availability];
}

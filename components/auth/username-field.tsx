"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { useRef } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { useDebouncedText } from "@/components/ui/use-debounced-text";
import { useTypedBefore } from "@/components/ui/use-typed-before";
import { usernameOptions } from "@/lib/auth/queries";
import {
  stripUsername,
  USERNAME_CHECK_DEBOUNCE_MS,
  USERNAME_MIN_LENGTH,
  USERNAME_TAKEN,
  USERNAME_TOO_SHORT,
} from "@/lib/auth/username";

type Availability = "unknown" | "checking" | "available" | "taken";

const NOTES: Record<Availability, string> = {
  unknown: "3 to 20 letters, digits and underscores",
  checking: "Checking…",
  available: "This username is available",
  taken: USERNAME_TAKEN,
};

/** The public name, with a word on whether it is still free. A check that fails leaves that open. */
export function UsernameField() {
  const { text, settled, set } = useDebouncedText(USERNAME_CHECK_DEBOUNCE_MS);
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, (typed) => typed && set(stripUsername(typed)));
  const isLongEnough = text.length >= USERNAME_MIN_LENGTH;
  const isSettled = text === settled;
  const query = useQuery({ ...usernameOptions(settled), enabled: isLongEnough && isSettled });

  const tooShort = text !== "" && !isLongEnough;
  const availability = isLongEnough ? availabilityOf(isSettled, query) : "unknown";
  const isWrong = tooShort || availability === "taken";
  return (
    <div className="grid gap-1.5">
      <label htmlFor="username" className="font-medium text-[13.5px] text-ink-2">
        Username
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
          onChange={(event) => set(stripUsername(event.target.value))}
          aria-invalid={isWrong || undefined}
          aria-describedby="username-note"
          className="pr-11"
        />
        <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-3">
          {availability === "checking" ? <Spinner /> : null}
          {availability === "available" ? (
            <Check aria-hidden="true" className="size-[18px] text-good" />
          ) : null}
          {availability === "taken" ? (
            <X aria-hidden="true" className="size-[18px] text-danger-text" />
          ) : null}
        </span>
      </div>
      <p
        id="username-note"
        aria-live="polite"
        className={cn("text-[13px]", isWrong ? "text-danger-text" : "text-ink-3")}
      >
        {tooShort ? USERNAME_TOO_SHORT : NOTES[availability]}
      </p>
    </div>
  );
}

function availabilityOf(isSettled: boolean, query: { isFetching: boolean; data?: boolean }): Availability {
  if (!isSettled || query.isFetching) return "checking";
  if (query.data === undefined) return "unknown";
  return query.data ? "available" : "taken";
}

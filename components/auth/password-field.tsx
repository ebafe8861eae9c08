"use client";

import { useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { useTypedBefore } from "@/components/ui/use-typed-before";
import { isPasswordTooLong, passwordLengthNote } from "@/lib/auth/password";

type PasswordFieldProps = {
  /** `new-password` lets a password manager suggest one, and shows its length. */
  autoComplete: "current-password" | "new-password";
  /** Also the field's name. */
  id?: string;
  label?: string;
  isWrong?: boolean;
};

/** A password that can be made visible. */
export function PasswordField({
  autoComplete,
  id = "password",
  label = "Password",
  isWrong,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, setTyped);
  const isNew = autoComplete === "new-password";
  const isTooLong = isPasswordTooLong(typed);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-[13.5px]">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        {isNew ? (
          <span
            id={`${id}-length`}
            className={cn("text-[13px] tabular-nums", isTooLong ? "text-danger-text" : "text-ink-3")}
          >
            {passwordLengthNote(typed)}
          </span>
        ) : null}
      </div>
      <div className="relative">
        <Input
          ref={field}
          id={id}
          name={id}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={isWrong || isTooLong || undefined}
          aria-describedby={isNew ? `${id}-length` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          className="pr-12"
        />
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 -outline-offset-2 hover:text-ink"
        >
          <Icon name={shown ? "eye-off" : "eye"} className="size-[18px]" />
        </button>
      </div>
    </div>
  );
}

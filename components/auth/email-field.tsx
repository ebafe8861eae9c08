"use client";

import { useRef } from "react";
import { Input } from "@/components/ui/input";
import { useTypedBefore } from "@/components/ui/use-typed-before";

type EmailFieldProps = {
  email: string;
  onEmailChange: (email: string) => void;
  /** `username` lets a password manager fill in a known account. */
  autoComplete: "email" | "username";
  isWrong?: boolean;
};

export function EmailField({ email, onEmailChange, autoComplete, isWrong }: EmailFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, (typed) => typed && onEmailChange(typed));
  return (
    <div className="grid gap-1.5">
      <label htmlFor="email" className="field-label">
        E-mail
      </label>
      <Input
        ref={field}
        id="email"
        name="email"
        type="email"
        autoComplete={autoComplete}
        maxLength={254}
        required
        aria-invalid={isWrong || undefined}
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
    </div>
  );
}

"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Input } from "@/components/ui/input";

export type PasswordFieldProps = {
  /** `new-password` lets a password manager offer one. */
  autoComplete: "current-password" | "new-password";
};

/** A password that can be shown while it is typed. */
export function PasswordField({ autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="grid gap-1.5">
      <label htmlFor="password" className="font-medium text-[13.5px] text-ink-2">
        Password
      </label>
      <div className="relative">
        <Input
          id="password"
          name="password"
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={72}
          required
          className="pr-12"
        />
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 -outline-offset-2 hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-[18px]" />
        </button>
      </div>
    </div>
  );
}

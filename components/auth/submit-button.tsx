"use client";

import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

export type SubmitButtonProps = {
  label: string;
  /** There is no bot-check token yet. */
  isChecking: boolean;
  isPending: boolean;
};

/**
 * Not `disabled` while it waits: Enter must still send, so that the form can say what is missing, and a tooltip needs an
 * element that takes the pointer and the focus. Only before our script is there it is: the browser itself would send the
 * form then, with the password in the address.
 */
export function SubmitButton({ label, isChecking, isPending }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  const text = isPending ? "Please wait..." : isChecking ? "Checking..." : label;
  return (
    <span className="group relative grid">
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isHydrated}
        aria-disabled={isChecking || isPending || undefined}
        aria-describedby={isChecking ? "bot-check-note" : undefined}
      >
        {text}
      </Button>
      {isChecking && !isPending ? (
        <span
          id="bot-check-note"
          role="tooltip"
          className="pointer-events-none absolute bottom-full left-1/2 mb-2 w-max max-w-full -translate-x-1/2 rounded-lg bg-plate px-3 py-2 font-medium text-[13px] text-plate-ink leading-snug opacity-0 shadow-float transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 group-hover:delay-700"
        >
          Please wait while we verify you're human...
        </span>
      ) : null}
    </span>
  );
}

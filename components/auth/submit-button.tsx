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
    <Button
      type="submit"
      variant="primary"
      size="lg"
      disabled={!isHydrated}
      aria-disabled={isChecking || isPending || undefined}
      data-tip={isChecking && !isPending ? "Please wait while we verify you're human..." : undefined}
    >
      {text}
    </Button>
  );
}

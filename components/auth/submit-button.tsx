"use client";

import { Button } from "@/components/ui/button";
import { useHydrated } from "@/lib/use-hydrated";

type SubmitButtonProps = {
  label: string;
  isChecking: boolean;
  isPending: boolean;
};

/**
 * Not `disabled` while it waits: Enter must still submit, so that the form can show what is missing, and a tooltip needs an
 * element that takes pointer and focus. It is disabled before hydration, when the browser would submit the password in the URL; Enter is
 * repeated then (replay-early-clicks.tsx).
 */
export function SubmitButton({ label, isChecking, isPending }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  const text = isPending ? "Please wait..." : isChecking ? "Checking..." : label;
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={!isHydrated}
      data-waits={isHydrated ? undefined : ""}
      aria-disabled={isChecking || isPending || undefined}
      data-tip={isChecking && !isPending ? "Please wait while we verify you're human..." : undefined}
    >
      {text}
    </Button>
  );
}

"use client";

import { StatusDot } from "@/components/collection/status-dot";
import { cn } from "@/components/ui/cn";
import { RadioRow } from "@/components/ui/radio-row";
import { CHOOSABLE_STATUSES, STATUS_LABELS, type Status } from "@/lib/collection/status";

type StatusFieldProps = {
  value: Status;
  /** The saved status: "Imported" can stay, but not be chosen. */
  initial: Status;
  /** Why only "want" can be chosen, or null. */
  note: string | null;
  error: string | undefined;
  onChange: (status: Status) => void;
};

export function StatusField({ value, initial, note, error, onChange }: StatusFieldProps) {
  const choices: Status[] =
    initial === "imported" ? [...CHOOSABLE_STATUSES, "imported"] : [...CHOOSABLE_STATUSES];
  return (
    <RadioRow
      name="status"
      legend="Status"
      choices={choices.map((choice) => ({
        value: choice,
        label: (
          <>
            <StatusDot status={choice} />
            {STATUS_LABELS[choice]}
          </>
        ),
        refusal: choice === "want" || choice === "imported" || choice === initial ? null : note,
        ...(choice === "imported" ? { className: "col-span-full" } : {}),
      }))}
      value={value}
      onChange={onChange}
      describedBy={error ? "edit-status-error" : undefined}
    >
      <p
        id="edit-status-error"
        aria-live="polite"
        className={cn("mt-1 text-[13px] empty:hidden", error ? "text-danger-text" : "text-ink-3")}
      >
        {error ?? note}
      </p>
    </RadioRow>
  );
}

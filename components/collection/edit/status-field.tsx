"use client";

import { StatusDot } from "@/components/collection/status-dot";
import { cn } from "@/components/ui/cn";
import { CHOOSABLE_STATUSES, STATUS_LABELS, type Status } from "@/lib/collection/status";

export type StatusFieldProps = {
  value: Status;
  /** The saved status: "Imported" can be kept, but not chosen. */
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
    <fieldset aria-describedby={error ? "edit-status-error" : undefined}>
      <legend className="font-medium text-[13.5px] text-ink-2">Status</legend>
      <div className="mt-1.5 grid grid-cols-3 gap-1 rounded-control border border-line bg-ground p-1">
        {choices.map((choice) => {
          const refusal = choice === "want" || choice === "imported" || choice === initial ? null : note;
          return (
            <label
              key={choice}
              data-tip={refusal ?? undefined}
              className={cn(
                choice === "imported" && "col-span-full",
                "relative flex min-h-10 cursor-pointer items-center justify-center gap-1.5 rounded-lg px-1 text-center font-medium text-[13px] text-ink-2 leading-tight transition-colors duration-150 hover:text-ink has-[:checked]:bg-raised has-[:checked]:text-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring sm:text-[14px]",
                "has-[:disabled]:cursor-not-allowed has-[:disabled]:text-ink-3 has-[:disabled]:opacity-60",
              )}
            >
              <input
                type="radio"
                name="status"
                value={choice}
                checked={value === choice}
                disabled={refusal !== null}
                onChange={() => onChange(choice)}
                className="absolute inset-0 opacity-0"
              />
              <StatusDot status={choice} />
              {STATUS_LABELS[choice]}
            </label>
          );
        })}
      </div>
      <p
        id="edit-status-error"
        aria-live="polite"
        className={cn("mt-1 text-[13px] empty:hidden", error ? "text-danger-text" : "text-ink-3")}
      >
        {error ?? note}
      </p>
    </fieldset>
  );
}

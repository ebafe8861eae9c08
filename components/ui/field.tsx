import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { Input } from "./input";

type FieldProps = ComponentProps<"input"> & {
  id: string;
  label: ReactNode;
  /** A class that hides the label from sight, below a heading that says the same. */
  hideLabel?: string;
  /** At the start of the input. */
  icon?: ReactNode;
  hint?: ReactNode;
  /** In place of the hint, in a warning tone. */
  warning?: string | null;
  /** Announced and shown in red; also marks the input as invalid. */
  error?: string;
  /** A control at the end of the input. */
  children?: ReactNode;
};

/** A labelled input with a line beneath it for a hint or an error. */
export function Field(all: FieldProps) {
  const { id, label, hideLabel, icon, hint, warning, error, className, children, ...props } = all;
  const noteId = `${id}-note`;
  const note = error ?? warning ?? hint;
  return (
    <div className={cn("grid grid-cols-[minmax(0,1fr)] gap-1.5", className)}>
      <label htmlFor={id} className={cn("field-label", hideLabel)}>
        {label}
      </label>
      <div className="relative">
        {icon ? (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-3">
            {icon}
          </span>
        ) : null}
        <Input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={cn(icon ? "pl-11" : null, children ? "pr-11" : null)}
          {...props}
        />
        {children}
      </div>
      <p
        id={noteId}
        aria-live="polite"
        className={cn(
          "min-h-[1.4em] text-[13px]",
          error ? "text-danger-text" : warning ? "text-lamp-text" : "text-ink-3",
        )}
      >
        {note}
      </p>
    </div>
  );
}

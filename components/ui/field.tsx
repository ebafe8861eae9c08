import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Input } from "./input";

export type FieldProps = ComponentProps<"input"> & {
  id: string;
  label: string;
  hint?: string;
  /** In place of the hint, in a warning tone. */
  warning?: string | null;
  /** Announced and shown in red; also marks the input as invalid. */
  error?: string;
};

/** A labelled input with a line beneath it for a hint or an error. */
export function Field({ id, label, hint, warning, error, className, ...props }: FieldProps) {
  const noteId = `${id}-note`;
  const note = error ?? warning ?? hint;
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label htmlFor={id} className="font-medium text-[13.5px] text-ink-2">
        {label}
      </label>
      <Input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        {...props}
      />
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

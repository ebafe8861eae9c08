import type { ComponentProps } from "react";
import { cn } from "./cn";

export const inputClasses =
  "h-[42px] w-full rounded-control border border-line bg-surface px-3.5 text-[15px] text-ink transition-colors duration-150 placeholder:text-ink-3 hover:border-line-strong disabled:opacity-60 aria-invalid:border-danger";

/** 16 px on phones, so that iOS does not zoom into the field. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(inputClasses, "max-md:text-base", className)} {...props} />;
}

export type FieldProps = ComponentProps<"input"> & {
  id: string;
  label: string;
  hint?: string;
  /** Announced and shown in red; also marks the input as invalid. */
  error?: string;
};

/** Label, input, and one line beneath it for a hint or an error. */
export function Field({ id, label, hint, error, className, ...props }: FieldProps) {
  const noteId = `${id}-note`;
  const note = error ?? hint;
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
        className={cn("min-h-[1.4em] text-[13px]", error ? "text-danger-text" : "text-ink-3")}
      >
        {note}
      </p>
    </div>
  );
}

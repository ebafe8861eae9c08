import type { ReactNode } from "react";
import { cn } from "./cn";

type LongTextFieldProps = {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
  /** Shown instead of the hint. */
  error: string | undefined;
  value: string;
  /** Current length, shown from `countFrom` on. */
  count: number;
  max: number;
  /** 80 % of `max` without it. */
  countFrom?: number;
  /** Maximum height. */
  className: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

/** A multi-line field that grows with its text. */
export function LongTextField(props: LongTextFieldProps) {
  const { id, label, hint, error, value, count, max, countFrom = 0.8 * max, className } = props;
  const isNear = count >= countFrom;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={cn(
          "input field-sizing-content h-auto min-h-[84px] resize-none py-[11px] leading-normal max-md:text-base",
          className,
        )}
      />
      <p id={`${id}-note`} className="flex min-h-[1.4em] justify-between gap-4 text-[13px] text-ink-3">
        <span className={cn(error && "text-danger-text")}>{error ?? hint}</span>
        <span
          aria-live={isNear ? "polite" : "off"}
          className={cn("tabular-nums", error && "text-danger-text")}
        >
          {isNear ? `${count.toLocaleString("en-US")} / ${max.toLocaleString("en-US")}` : null}
        </span>
      </p>
    </div>
  );
}

import { cn } from "./cn";

export type LongTextFieldProps = {
  id: string;
  label: string;
  hint: string;
  /** Shown instead of the hint. */
  error: string | undefined;
  value: string;
  /** Current length, shown from `countFrom` on. */
  count: number;
  max: number;
  countFrom: number;
  disabled?: boolean;
  /** Background and maximum height. */
  className: string;
  onChange: (text: string) => void;
};

/** A multi-line field that grows with its text. */
export function LongTextField(props: LongTextFieldProps) {
  const { id, label, hint, error, value, count, max, countFrom, disabled, className, onChange } = props;
  const isNear = count >= countFrom;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-[13.5px] text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={cn(
          "field-sizing-content min-h-[5.5rem] w-full resize-none rounded-control border border-line px-3.5 py-2.5 text-[15px] leading-normal transition-colors duration-150 placeholder:text-ink-3 hover:border-line-strong disabled:opacity-60 aria-invalid:border-danger max-md:text-base",
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

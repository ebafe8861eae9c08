import type { ReactNode } from "react";
import { cn } from "./cn";

type RadioChoice<Value> = {
  value: Value;
  label: ReactNode;
  /** Why it cannot be chosen: shown as its tooltip. */
  refusal?: string | null;
  className?: string;
};
type RadioRowProps<Value> = {
  name: string;
  legend: string;
  choices: RadioChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  describedBy?: string | undefined;
  /** Below the choices. */
  children?: ReactNode;
};

/** Radio buttons as joined buttons of equal width: four in two rows, others three in a row. */
export function RadioRow<Value extends string | null>({
  name,
  legend,
  choices,
  value,
  onChange,
  describedBy,
  children,
}: RadioRowProps<Value>) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="field-label">{legend}</legend>
      <div
        className={cn(
          "mt-1.5 grid gap-1 rounded-control border border-line bg-ground p-1",
          choices.length === 4 ? "grid-cols-2" : "grid-cols-3",
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            data-tip={choice.refusal ?? undefined}
            className={cn(
              "relative flex min-h-10 cursor-pointer items-center justify-center gap-1.5 rounded-lg px-1 text-center font-medium text-[13.5px] text-ink-2 leading-tight max-sm:gap-1 max-sm:px-0.5 max-sm:text-[13px] transition-colors duration-150 hover:text-ink has-[:checked]:bg-raised has-[:disabled]:cursor-not-allowed has-[:checked]:text-ink has-[:disabled]:text-ink-3 has-[:disabled]:opacity-60 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring",
              choice.className,
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value ?? ""}
              checked={value === choice.value}
              disabled={Boolean(choice.refusal)}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

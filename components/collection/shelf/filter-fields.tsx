import type { ReactNode } from "react";

/** Value, label, number of games and whether it is chosen. */
export type FilterOption = [value: string, label: string, count: string, isChosen?: 1];

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="filter-title">{title}</legend>
      {children}
    </fieldset>
  );
}

type OptionsProps = {
  name: string;
  options: readonly FilterOption[];
};

export function Options({ name, options }: OptionsProps) {
  return options.map(([value, label, count, isChosen]) => (
    <label key={value} className="filter-option">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen === 1} />
      {label}
      {count ? <span>{count}</span> : null}
    </label>
  ));
}

type RangeProps = {
  names: [from: string, to: string];
  label: string;
  min?: number;
  max: number;
  step?: number;
  values: (number | null | undefined)[];
  /** Names of fields that are wrong, and the element that explains it. */
  invalid?: { names: readonly string[]; noteId: string };
};

export function Range({ names, label, min = 0, max, step, values, invalid }: RangeProps) {
  return (
    <div className="mt-1 flex items-center gap-2">
      {names.map((name, index) => (
        <input
          key={name}
          type="number"
          inputMode={step ? "decimal" : "numeric"}
          name={name}
          aria-label={`${label}, ${index === 0 ? "from" : "to"}`}
          placeholder={index === 0 ? "From" : "To"}
          min={min}
          max={max}
          step={step}
          defaultValue={values[index] ?? undefined}
          aria-invalid={invalid?.names.includes(name) || undefined}
          aria-describedby={invalid?.names.includes(name) ? invalid.noteId : undefined}
          className="input max-md:text-base"
        />
      ))}
    </div>
  );
}

import { THEMES, type Theme } from "@/lib/theme";

/**
 * `name` is the group's, unique on the page, and ends in "theme": boot.ts finds the radio buttons by it, checks the
 * current one and applies a chosen one. Every page has it, so its HTML is small.
 */
export function ThemeChoice({ name, current }: { name: string; current?: Theme }) {
  return (
    <fieldset className="theme-choice" aria-label="Theme">
      {THEMES.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={current && value === current} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

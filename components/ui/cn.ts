/** Joins class names. Conflicts are not resolved: a library that does weighs more than all primitives together. */
export function cn(...values: (string | false | null | undefined)[]): string {
  return values.filter(Boolean).join(" ");
}

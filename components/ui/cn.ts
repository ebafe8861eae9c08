import { type ClassValue, clsx } from "clsx";

/** Joins class names. Conflicts are not resolved: that library weighs more than all primitives together. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}

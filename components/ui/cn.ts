import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. It does not resolve conflicts (the library for that weighs more than all primitives
 * together): a caller adds to a primitive's looks, and picks a variant where it wants others.
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}

import { AppError } from "@/lib/errors";

export const UNEXPECTED = "An unexpected error occurred";

/** What went wrong, for the person: our API's own words, or the spec's where there was no answer of it. */
export function problemText(failure: unknown): string {
  return failure instanceof AppError && failure.code !== "internal" ? failure.message : UNEXPECTED;
}

import { AppError } from "@/lib/errors";

export const UNEXPECTED = "An unexpected error occurred";

/** The API's message, or the spec's when the API did not answer. */
export function problemText(failure: unknown): string {
  return failure instanceof AppError && failure.code !== "internal" ? failure.message : UNEXPECTED;
}

import { AppError, type ErrorCode } from "@/lib/errors";

const FAILED = "Failed to set username. Please try again.";
const UNEXPECTED = "Unexpected error.";

/** Those that tell the person more than that it failed. */
const TELLING: ErrorCode[] = ["forbidden", "invalid_input", "not_authenticated", "rate_limited"];

/** Why a username could not be set, in the spec's words where nobody knows better. */
export function usernameProblem(failure: unknown): string {
  if (!(failure instanceof AppError)) return UNEXPECTED;
  return TELLING.includes(failure.code) ? failure.message : FAILED;
}

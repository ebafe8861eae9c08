import { AppError, type ErrorCode } from "@/lib/errors";

const FAILED = "Failed to set username. Please try again.";
const UNEXPECTED = "Unexpected error.";

/** Errors whose own message helps the user. */
const TELLING: ErrorCode[] = [
  "forbidden",
  "invalid_input",
  "limit_reached",
  "not_authenticated",
  "rate_limited",
];

/** Why a username could not be set; the spec's message by default. */
export function usernameProblem(failure: unknown): string {
  if (!(failure instanceof AppError)) return UNEXPECTED;
  return TELLING.includes(failure.code) ? failure.message : FAILED;
}

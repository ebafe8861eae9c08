import { expect, test } from "vitest";
import { AppError, type ErrorCode, INTERNAL_MESSAGE } from "@/lib/errors";
import { failureOf } from "./use-upload";

const LOST = "The file could not be sent. Please check your connection and try again.";

test.each<[what: string, error: Error, message: string, isRefused: boolean]>([
  ["a lost connection", new TypeError("The upload got no answer."), LOST, false],
  ["a failure of ours", new AppError("internal", INTERNAL_MESSAGE), INTERNAL_MESSAGE, false],
  ...(["busy", "body_timeout", "rate_limited", "limit_reached"] as const).map(
    (code: ErrorCode): [string, Error, string, boolean] => [
      code,
      new AppError(code, "Later."),
      "Later.",
      false,
    ],
  ),
  ["another kind of file", new AppError("invalid_input", "A picture."), "A picture.", true],
  ["a large file", new AppError("body_too_large", "Too large."), "Too large.", true],
])("says what happened after %s, and offers to send the file again unless it is refused", (_, ...rest) => {
  const [error, message, isRefused] = rest;
  expect(failureOf(error)).toMatchObject({ message, isRefused });
});

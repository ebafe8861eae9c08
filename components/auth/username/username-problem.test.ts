import { expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { usernameProblem } from "./username-problem";

test.each([
  [new AppError("upstream_unavailable", "Away."), "Failed to set username. Please try again."],
  [new AppError("internal", "Oops."), "Failed to set username. Please try again."],
  [new AppError("forbidden", "Your username is already set."), "Your username is already set."],
  [new TypeError("Failed to fetch"), "Unexpected error."],
])("shows %s as %j", (failure, text) => {
  expect(usernameProblem(failure)).toBe(text);
});

import { expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { problemText } from "./problem-text";

test("our API's own words reach the person", () => {
  expect(problemText(new AppError("invalid_credentials", "Invalid login credentials"))).toBe(
    "Invalid login credentials",
  );
});

test("a browser's words for a request that got no answer do not", () => {
  expect(problemText(new TypeError("Failed to fetch"))).toBe("An unexpected error occurred");
});

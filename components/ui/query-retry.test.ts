import { expect, it } from "vitest";
import { retryDelay, shouldRetry } from "./query-retry";

const retries = (error: unknown) => [0, 1, 2, 3].filter((failures) => shouldRetry(failures, error)).length;
const refused = (code: string, retryAfterS?: number) =>
  Object.assign(new Error("No."), { code, retryAfterS });
const limited = (retryAfterS?: number) => refused("rate_limited", retryAfterS);

it("retries a lost connection three times, after 1, 2 and 4 s", () => {
  const lost = new TypeError("Failed to fetch");
  expect(retries(lost)).toBe(3);
  expect([0, 1, 2, 9].map((failures) => retryDelay(failures, lost))).toEqual([1000, 2000, 4000, 30_000]);
});

it("accepts our server's answers", () => {
  for (const code of ["not_found", "invalid_input", "upstream_unavailable", "internal"]) {
    expect(retries(refused(code, 1))).toBe(0);
  }
  expect(retries(new Error("The session could not be read."))).toBe(0);
});

it("waits as long as a 429 requests, 5 s at most", () => {
  expect(retries(limited(3))).toBe(3);
  expect(retryDelay(2, limited(3))).toBe(3000);
  expect(retries(limited(40))).toBe(0);
  expect(retries(limited())).toBe(0);
});

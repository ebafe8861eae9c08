import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AUTH_LIMITS, createRateLimits } from "./rate-limits.ts";

test("has the limits of supabase/config.toml", () => {
  const config = readFileSync("supabase/config.toml", "utf8");
  const numberOf = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, "m").exec(config)?.[1]);
  expect(AUTH_LIMITS).toEqual({
    tokenRefresh: numberOf("token_refresh"),
    signInSignUps: numberOf("sign_in_sign_ups"),
    tokenVerifications: numberOf("token_verifications"),
  });
});

test("allows 30 requests per operation and address, refilled at the limit's rate", () => {
  let nowMs = 0;
  const { afterCaptcha, beforeCaptcha } = createRateLimits(
    { ...AUTH_LIMITS, tokenRefresh: 150 },
    () => nowMs,
  );
  const taken = () =>
    Array.from({ length: 40 }, () => afterCaptcha("POST /token", "1.1.1.1")).filter((refusal) => !refusal)
      .length;
  expect(taken()).toBe(30);
  expect(afterCaptcha("POST /token", "1.1.1.1")).toEqual({
    status: 429,
    code: "over_request_rate_limit",
    message: "Request rate limit reached",
  });
  expect(afterCaptcha("POST /token", "2.2.2.2")).toBeNull();
  expect(beforeCaptcha("POST /recover", "1.1.1.1")).toBeNull();
  nowMs += 10_000;
  expect(taken()).toBe(5);
  nowMs += 3_600_000;
  expect(taken()).toBe(30);
});

test("does not limit GET /user and signing out", () => {
  const { beforeCaptcha } = createRateLimits({ tokenRefresh: 1, signInSignUps: 1, tokenVerifications: 1 });
  for (let n = 0; n < 100; n++) {
    expect(beforeCaptcha("GET /user", "1.1.1.1")).toBeNull();
    expect(beforeCaptcha("POST /logout", "1.1.1.1")).toBeNull();
  }
});

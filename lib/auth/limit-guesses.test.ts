import { beforeEach, expect, test, vi } from "vitest";
import { AppError, type ErrorCode } from "@/lib/errors";
import { limitGuesses } from "./limit-guesses";

const PER_MINUTE = 10;
vi.mock("@/lib/http/limits", () => ({ windowOf: () => 60, limitOf: () => PER_MINUTE }));

let run = 0;
beforeEach(() => void run++);

/** An attempt from one of the addresses of this test, at this test's account. */
function guess(address: string, outcome?: ErrorCode | Error, captchaToken = "token") {
  const headers = { "x-forwarded-for": `${address}.${run}` };
  const request = new Request("http://localhost/api/auth/sign-in", { headers });
  const email = `account-${run}@b.test`;
  return limitGuesses(request, { email, captchaToken }, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    if (outcome instanceof Error) throw outcome;
    if (outcome) throw new AppError(outcome, outcome);
  });
}
const codes = async (guesses: Promise<void>[]) =>
  (await Promise.allSettled(guesses)).map((result) =>
    result.status === "rejected" ? result.reason.code : "ok",
  );
const many = <T>(count: number, once: (n: number) => T) => Array.from({ length: count }, (_, n) => once(n));

test("bogus bot-checks of one client do not lock the account", async () => {
  const refused = await codes(many(60, () => guess("6.6.6", "captcha_failed")));
  expect(refused.filter((code) => code === "captcha_failed")).toHaveLength(PER_MINUTE);
  expect(refused.filter((code) => code === "rate_limited")).toHaveLength(60 - PER_MINUTE);
  expect(await codes([guess("1.1.1")])).toEqual(["ok"]);
});

test("bogus bot-checks of many clients do not lock the account, not even while they run", async () => {
  const attack = codes(many(60, (n) => guess(`6.6.${n}`, "captcha_failed")));
  expect(await codes([guess("1.1.1")])).toEqual(["ok"]);
  await attack;
  expect(await codes([guess("1.1.1")])).toEqual(["ok"]);
});

test("wrong passwords from all addresses lock the account", async () => {
  for (const n of many(PER_MINUTE, (index) => index)) {
    expect(await codes([guess(`6.6.${n}`, "invalid_credentials")])).toEqual(["invalid_credentials"]);
  }
  await expect(guess("1.1.1")).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 60 });
});

test("wrong passwords of one client count against its address", async () => {
  const wrong = await codes(many(60, () => guess("6.6.6", "invalid_credentials")));
  expect(wrong.filter((code) => code === "invalid_credentials")).toHaveLength(PER_MINUTE);
});

test("correct passwords, outages and unknown errors do not count", async () => {
  for (const outcome of [undefined, "upstream_unavailable", new Error("unknown")] as const) {
    for (const _ of many(PER_MINUTE + 1, () => 0)) await guess("1.1.1", outcome).catch(() => {});
  }
  expect(await codes([guess("1.1.1")])).toEqual(["ok"]);
});

test("refuses an attempt without a bot-check, and does not count it", async () => {
  for (const _ of many(PER_MINUTE + 1, () => 0)) {
    expect(await codes([guess("1.1.1", new Error("tried"), "")])).toEqual(["captcha_failed"]);
  }
  expect(await codes([guess("1.1.1")])).toEqual(["ok"]);
});

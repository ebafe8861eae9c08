import type { APIResponse } from "playwright/test";
import {
  ACCOUNT_WRITES,
  type Accounts,
  type AccountWrite,
  nameOf,
  newEmail,
} from "../support/account-writes";
import { accounts } from "../support/accounts";
import { test as base, captchaToken, expect, mailsOf, PASSWORD } from "../support/fixtures";

const test = base.extend<{ accounts: Accounts }>({ accounts });

/** Longer than Supabase waits for a bot-check, and longer than we wait for Supabase while it sends a mail. */
const TOO_SLOW_MS = { turnstile: 11_000, mail: 17_000 };
const AWAY = {
  turnstile: "The bot-check can't be reached right now. Please try again in a moment.",
  supabase: "Your account can't be reached right now. Please try again in a moment.",
  mail: "The e-mail can't be sent right now. Please try again in a moment.",
};

test.skip(!process.env.PROOF, "It waits for what is slow, for which only `npm run proof` has the time.");

const told = async (answer: APIResponse) => [answer.status(), (await answer.json()).error?.message];
const writesThatNeed = (service: "turnstile" | "mail") =>
  Object.entries<AccountWrite>(ACCOUNT_WRITES).filter(([, { needs }]) => needs.includes(service));

test("reports a bot-check that takes too long, and changes nothing", async ({ accounts, fault }) => {
  test.setTimeout(90_000);
  await fault("turnstile", "slow", TOO_SLOW_MS.turnstile);
  const sending = writesThatNeed("turnstile").map(async ([name, { send }]) =>
    expect(await told(await send(accounts)), name).toEqual([503, AWAY.turnstile]),
  );
  await Promise.all(sending);
  expect(await mailsOf(accounts.anonymous, accounts.newEmail)).toEqual([]);
  await fault("turnstile", "ok");
  for (const [name, { send }] of writesThatNeed("turnstile"))
    expect((await send(accounts)).status(), name).toBe(200);
});

test("reports a mail that takes too long, and sends it once, later", async ({ accounts, fault }) => {
  test.setTimeout(120_000);
  const { anonymous, user, signedIn } = accounts;
  await fault("mail", "slow", TOO_SLOW_MS.mail);
  const sending = writesThatNeed("mail").map(async ([name, { send }]) =>
    expect(await told(await send(accounts)), name).toEqual([503, AWAY.supabase]),
  );
  await Promise.all(sending);
  await fault("mail", "ok");
  const mailsTo = async (email: string) => (await mailsOf(anonymous, email)).length;
  await expect.poll(() => mailsTo(accounts.newEmail), { timeout: 30_000 }).toBe(1);
  await expect.poll(() => mailsTo(user.email), { timeout: 30_000 }).toBe(3);
  for (const [name, { send }] of writesThatNeed("mail")) {
    // The mails of a pending change can be requested again after a minute.
    expect((await send(accounts)).status(), name).toBe(name.startsWith("PUT api/auth/email") ? 429 : 200);
  }
  expect(await (await signedIn.get("/api/auth/email")).json()).toMatchObject({
    newEmail: `new.${user.email}`,
  });
  expect([await mailsTo(accounts.newEmail), await mailsTo(user.email)]).toEqual([1, 3]);
});

test("reports that no further confirmation mail can be sent, and sends one when it can", async ({
  requestAs,
  fault,
}) => {
  test.setTimeout(180_000);
  const request = await requestAs();
  const email = newEmail();
  const data = { email, password: PASSWORD, username: nameOf(email), captchaToken };
  await expect(await request.post("/api/auth/sign-up", { data })).toBeOK();
  const resend = async () => told(await request.post("/api/auth/resend", { data: { email, captchaToken } }));
  await fault("mail", "down");
  // Within the first minute no mail is sent, and the answer is the same.
  await expect.poll(resend, { timeout: 90_000, intervals: [2000] }).toEqual([503, AWAY.mail]);
  for (const trouble of ["garbage", "reset"] as const) {
    await fault("mail", trouble);
    expect(await resend(), trouble).toEqual([503, AWAY.mail]);
  }
  expect(await mailsOf(request, email)).toHaveLength(1);
  await fault("mail", "ok");
  expect(await resend()).toEqual([200, undefined]);
  await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2);
});

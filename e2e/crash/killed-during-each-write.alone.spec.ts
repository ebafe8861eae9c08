import { NEW_PASSWORD } from "../support/account-steps";
import { ACCOUNT_WRITES, type Accounts } from "../support/account-writes";
import { accounts } from "../support/accounts";
import {
  DESTRUCTIVE_WRITES,
  type Disposable,
  disposable,
  expectDestroyed,
} from "../support/destructive-writes";
import { captchaToken, expect, mailsOf } from "../support/fixtures";
import { test as base } from "../support/own-app";
import { makePictures } from "../support/pictures";
import { DONE, fillShelf, SHELF_WRITES, stateOf } from "../support/shelf-writes";
import { bindWrites } from "../support/writes";

const test = base.extend<{ accounts: Accounts; disposable: Disposable }>({ accounts, disposable });

const LONG_MS = 60_000;

/** Refusals that a repeated write may get: same password, mail within a minute, used link, ended session. */
const MADE_ALREADY: Readonly<Record<string, RegExp>> = {
  "POST api/auth/new-password/route.ts": /should be different from the old password/,
  "PUT api/auth/email/route.ts": /only request this after \d+ seconds/,
  "PUT api/auth/password/route.ts": /Please sign in|User not authenticated|not your current password/,
  "POST api/auth/confirm/route.ts": /expired|invalid/,
  "POST api/auth/deletion/route.ts": /User not authenticated/,
};

test.skip(!process.env.PROOF, "A start of the app for each write takes time that only `npm run proof` has.");

test("makes each write once when the app is killed before its answer", async ({
  ownApp,
  requestAs,
  userRequest,
  accounts,
  disposable,
  requestsSince,
  fault,
}) => {
  const shelf = await fillShelf(userRequest, await makePictures());
  const writes = [
    ...bindWrites(SHELF_WRITES, shelf),
    ...bindWrites(ACCOUNT_WRITES, accounts),
    ...bindWrites(DESTRUCTIVE_WRITES, disposable),
  ];
  // A start of the app takes eight seconds, and twice as long beside other tests.
  test.setTimeout(writes.length * 30_000);
  for (const { name, work, send } of writes) {
    await fault("supabase", "slow", LONG_MS, { at: "answer", call: work });
    const since = Date.now();
    const end = send().then(
      () => "answered",
      () => "cut off",
    );
    const calls = async () =>
      (await requestsSince(since, "supabase")).map(({ method, path }) => `${method} ${path}`);
    await expect
      .poll(async () => (await calls()).some((call) => call.startsWith(work)), {
        message: name,
        intervals: [20],
      })
      .toBe(true);
    await ownApp.killNext();
    expect(await end, name).toBe("cut off");
    await ownApp.start();
    await fault("supabase", "ok");
    const again = await send();
    if (again.ok()) continue;
    const { error } = await again.json();
    expect(error.message, name).toMatch(MADE_ALREADY[name] ?? /^made once more$/);
  }

  expect(await stateOf(shelf)).toEqual(DONE);
  await expectDestroyed(disposable);
  const { anonymous, withoutUsername, user, newEmail, newUsername } = accounts;
  expect(await mailsOf(anonymous, newEmail), "one to confirm").toHaveLength(1);
  expect(await mailsOf(anonymous, user.email), "confirmation, recovery, change").toHaveLength(3);
  expect(await mailsOf(anonymous, `new.${user.email}`)).toHaveLength(1);
  expect(await (await withoutUsername.get("/api/session")).json()).toMatchObject({
    user: { username: newUsername },
  });
  const signIn = async (password: string) =>
    (
      await anonymous.post("/api/auth/sign-in", { data: { email: user.email, password, captchaToken } })
    ).status();
  expect(await signIn(user.password)).toBe(400);
  expect(await signIn(NEW_PASSWORD)).toBe(200);
  const changed = await requestAs({ ...user, password: NEW_PASSWORD });
  expect(await (await changed.get("/api/auth/email")).json()).toEqual({
    email: user.email,
    newEmail: `new.${user.email}`,
  });
});

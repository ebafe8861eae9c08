import type { APIResponse } from "playwright/test";
import { NEW_PASSWORD } from "../support/account-steps";
import { ACCOUNT_WRITES, type Accounts, type AccountWrite } from "../support/account-writes";
import { mailsOf, people } from "../support/accounts";
import {
  DESTRUCTIVE_WRITES,
  type DestructiveWrite,
  type Disposable,
  disposable,
  expectDestroyed,
} from "../support/destructive-writes";
import { captchaToken, expect } from "../support/fixtures";
import { test as base } from "../support/own-app";
import { makePictures } from "../support/pictures";
import { DONE, fillShelf, SHELF_WRITES, stateOf } from "../support/shelf-writes";

const test = base.extend<{ people: Accounts; disposable: Disposable }>({ people, disposable });

const LONG_MS = 60_000;

/** What the repetition of a write may say that was made: a password cannot be chosen twice, two mails need a minute, a link is good for once. */
const MADE_ALREADY: Readonly<Record<string, RegExp>> = {
  "POST api/auth/new-password/route.ts": /should be different from the old password/,
  "PUT api/auth/email/route.ts": /only request this after \d+ seconds/,
  "PUT api/auth/password/route.ts": /Please sign in|User not authenticated|not your current password/,
  "POST api/auth/confirm/route.ts": /expired|invalid/,
};

test.skip(!process.env.PROOF, "Two dozen starts of an app take time that only `npm run proof` has.");

test("killed when the work of a write is done and not answered, the app makes it once, whoever asks again", async ({
  ownApp,
  requestAs,
  userRequest,
  people,
  disposable,
  requestsSince,
  fault,
}) => {
  test.setTimeout(600_000);
  const shelf = await fillShelf(userRequest, await makePictures());
  const writes: { name: string; work: string; send: () => Promise<APIResponse> }[] = [
    ...Object.entries(SHELF_WRITES).map(([name, { work, send }]) => ({
      name,
      work,
      send: () => send(shelf),
    })),
    ...Object.entries<AccountWrite>(ACCOUNT_WRITES).map(([name, { work, send }]) => ({
      ...{ name, work },
      send: () => send(people),
    })),
    ...Object.entries<DestructiveWrite>(DESTRUCTIVE_WRITES).map(([name, { work, send }]) => ({
      ...{ name, work },
      send: () => send(disposable),
    })),
  ];
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
  const { anonymous, nameless, person, newEmail, name } = people;
  expect(await mailsOf(anonymous, newEmail), "one to confirm").toHaveLength(1);
  expect(await mailsOf(anonymous, person.email), "confirmation, recovery, change").toHaveLength(3);
  expect(await mailsOf(anonymous, `new.${person.email}`)).toHaveLength(1);
  expect(await (await nameless.get("/api/session")).json()).toMatchObject({ user: { username: name } });
  const signIn = async (password: string) =>
    (
      await anonymous.post("/api/auth/sign-in", { data: { email: person.email, password, captchaToken } })
    ).status();
  expect(await signIn(person.password)).toBe(400);
  expect(await signIn(NEW_PASSWORD)).toBe(200);
  const changed = await requestAs({ ...person, password: NEW_PASSWORD });
  expect(await (await changed.get("/api/auth/email")).json()).toEqual({
    email: person.email,
    newEmail: `new.${person.email}`,
  });
});

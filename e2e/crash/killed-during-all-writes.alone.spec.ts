import type { APIRequestContext } from "playwright/test";
import { NEW_PASSWORD } from "../support/account-steps";
import { ACCOUNT_WRITES, type Accounts } from "../support/account-writes";
import { accounts } from "../support/accounts";
import {
  DESTRUCTIVE_WRITES,
  type Disposable,
  disposable,
  expectDestroyed,
} from "../support/destructive-writes";
import { captchaToken, expect, mailsOf, PASSWORD, redeem } from "../support/fixtures";
import { test as base } from "../support/own-app";
import { makePictures } from "../support/pictures";
import { DONE, fillShelf, SHELF_WRITES, type Shelf, stateOf } from "../support/shelf-writes";
import { bindWrites, expectAllWrites } from "../support/writes";

const test = base.extend<{ accounts: Accounts; disposable: Disposable }>({ accounts, disposable });

type State = Awaited<ReturnType<typeof stateOf>>;

/** Each row, app and field is in its state before or after the write, never between. */
function expectBeforeOrDone(now: State, before: State) {
  const rows = (state: { items: State["items"] }) => new Map(state.items.map((item) => [item.id, item]));
  const [is, was, becomes] = [rows(now), rows(before), rows(DONE)];
  for (const id of new Set([...is.keys(), ...was.keys(), ...becomes.keys()])) {
    expect([was.get(id), becomes.get(id)], `game ${id}`).toContainEqual(is.get(id));
  }
  expect(is.size, "no game twice").toBe(now.items.length);
  for (const appid of new Set([...Object.keys(before.imports), ...Object.keys(DONE.imports)])) {
    const possible = [before.imports[appid], DONE.imports[Number(appid)]];
    expect(
      possible.some((app) => isEqual(now.imports[appid], app)),
      `app ${appid}`,
    ).toBe(true);
  }
  const texts = ({ about, website }: { about: unknown; website: unknown }) => [about, website];
  expect([texts(before.profile), ["Patience.", "https://example.com"]]).toContainEqual(texts(now.profile));
  const isIn = ({ imports }: State, game: number) =>
    Object.values(imports).some((app) => app.gameId === game);
  for (const { id, status } of now.items) if (status === "imported") expect(isIn(now, id)).toBe(true);
}

function isEqual(value: unknown, wanted: unknown): boolean {
  try {
    expect(value).toEqual(wanted);
    return true;
  } catch {
    return false;
  }
}

async function expectPictures(request: APIRequestContext) {
  const { avatarUrl, bannerUrl } = await (await request.get("/api/profile")).json();
  for (const url of [avatarUrl, bannerUrl]) expect((await request.get(url)).status(), url).toBe(200);
  return [avatarUrl, bannerUrl];
}

type AccountWriteName = keyof typeof ACCOUNT_WRITES;
type Cast = { shelf: Shelf; accounts: Accounts; disposable: Disposable };

/** Sends all writes at once; their results are checked afterwards. */
function sendAll({ shelf, accounts, disposable }: Cast): Promise<unknown> {
  const writes = [
    ...bindWrites(SHELF_WRITES, shelf),
    ...bindWrites(ACCOUNT_WRITES, accounts),
    ...bindWrites(DESTRUCTIVE_WRITES, disposable),
  ];
  return Promise.allSettled(writes.map(({ send }) => send()));
}

test("lists every write of the app in a table", () => expectAllWrites());

// In `npm test`, killed-during-file-import.alone.spec.ts is the only kill.
const inProof = process.env.PROOF ? test : test.skip;

inProof(
  "makes each write or none when the app is killed during all of them, and can repeat it",
  async ({ ownApp, userRequest, requestAs, accounts, disposable, requestsSince }) => {
    test.setTimeout(400_000);
    const pictures = await makePictures();
    const { anonymous, signedIn, recovering, withoutUsername, user, newUsername, newEmail } = accounts;
    const shelf = await fillShelf(userRequest, pictures);
    const cast = { shelf, accounts, disposable };
    for (const kind of ["avatar", "banner"]) {
      const put = await userRequest.put(`/api/profile/${kind}`, {
        data: pictures[kind === "avatar" ? "avatar" : "banner"],
      });
      await expect(put).toBeOK();
    }
    const before = await stateOf(shelf);
    const first = await expectPictures(userRequest);

    const trouble = { service: "supabase", mode: "slow", latencyMs: 150, at: "answer" };
    await expect(await anonymous.put("/_sandbox/faults", { data: trouble })).toBeOK();
    const began = Date.now();
    const cut = sendAll(cast);
    // Some writes are done and unanswered, others have not begun.
    await expect
      .poll(async () => (await requestsSince(began, "supabase")).map(({ path }) => path), {
        timeout: 120_000,
      })
      .toContain("/rest/v1/rpc/set_status");
    await ownApp.killNext();
    await cut;
    await ownApp.start();
    await anonymous.put("/_sandbox/faults", { data: { service: "supabase", mode: "ok" } });
    expectBeforeOrDone(await stateOf(shelf), before);
    await expectPictures(userRequest);

    const since = Date.now();
    const all = sendAll(cast);
    await expect
      .poll(async () => (await requestsSince(since, "supabase")).map(({ path }) => path), {
        timeout: 120_000,
      })
      .toContain("/storage/v1/object/list/avatars");
    await ownApp.killAll();
    await all;
    await ownApp.start();
    expectBeforeOrDone(await stateOf(shelf), before);
    await expectPictures(userRequest);

    for (const [write, { send }] of Object.entries(SHELF_WRITES)) {
      await expect.poll(async () => (await send(shelf)).status(), write).toBe(200);
    }
    expect(await stateOf(shelf)).toEqual(DONE);
    expect(await expectPictures(userRequest)).not.toEqual(first);
    // A file left behind by a killed change is deleted by a later one: docs/decisions/0006.

    await expectDestroyed(disposable);

    const send = async (write: AccountWriteName, cast = accounts) => await ACCOUNT_WRITES[write].send(cast);
    for (const path of ["auth/sign-up", "auth/resend", "auth/recover"] as const) {
      expect((await send(`POST api/${path}/route.ts`)).status(), path).toBe(200);
    }
    expect((await send("PUT api/profile/username/route.ts")).status()).toBe(200);
    expect(await (await withoutUsername.get("/api/session")).json()).toMatchObject({
      user: { username: newUsername },
    });
    await redeem(anonymous, (await mailsOf(anonymous, newEmail))[0] ?? { text: "" });
    expect(await (await anonymous.get("/api/session")).json()).toMatchObject({ user: { email: newEmail } });

    const signIn = async (email: string, password: string) =>
      (await anonymous.post("/api/auth/sign-in", { data: { email, password, captchaToken } })).ok();
    const isOld = await signIn(user.email, PASSWORD);
    expect(await signIn(user.email, NEW_PASSWORD), "one password, the old or the new one").toBe(!isOld);
    if (isOld) expect((await send("PUT api/auth/password/route.ts")).status()).toBe(200);
    expect(await signIn(user.email, NEW_PASSWORD)).toBe(true);
    // If the password was changed and the answer lost, the user signs in again.
    const changing = isOld ? signedIn : await requestAs({ ...user, password: NEW_PASSWORD });
    const changed = await send("PUT api/auth/email/route.ts", { ...accounts, signedIn: changing });
    // No second mail of an e-mail change is sent within a minute.
    expect([200, 429]).toContain(changed.status());
    expect(await (await changing.get("/api/auth/email")).json()).toEqual({
      email: user.email,
      newEmail: `new.${user.email}`,
    });

    const { user: recovered } = await (await recovering.get("/api/session")).json();
    const chosen = await send("POST api/auth/new-password/route.ts");
    // A refused repetition means that the password was set, as does a used link.
    if (!chosen.ok())
      expect((await chosen.json()).error.message).toMatch(/should be different|already been used/);
    expect(await signIn(recovered.email, PASSWORD)).toBe(false);
    expect(await signIn(recovered.email, NEW_PASSWORD)).toBe(true);
  },
);

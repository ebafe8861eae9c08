import type { APIRequestContext } from "playwright/test";
import { NEW_PASSWORD } from "./account-steps";
import { nameOf, type People } from "./account-writes";
import { captchaToken, expect, PASSWORD, redeem } from "./fixtures";
import { test as base } from "./own-app";
import { mailsOf, people } from "./people";
import { makePictures } from "./pictures";
import { DONE, fillShelf, SHELF_WRITES, type Shelf, stateOf } from "./shelf-writes";

const test = base.extend<{ people: People }>({ people });

type State = Awaited<ReturnType<typeof stateOf>>;

/** Each row, app and field stands as before, or as it is when its write was made; nothing stands in between. */
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

/** All writes of a shelf at once; what becomes of them is seen afterwards. */
function sendAll(shelf: Shelf): Promise<unknown> {
  return Promise.allSettled(Object.values(SHELF_WRITES).map(({ send }) => send(shelf)));
}

test("killed amid every kind of write, the app goes on: each was made or was not, and can be made again", async ({
  ownApp,
  userRequest,
  people: { anonymous, signedIn, nameless, person, name, newEmail },
  requestsSince,
}) => {
  test.setTimeout(180_000);
  const pictures = await makePictures();
  const shelf = await fillShelf(userRequest, pictures);
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
  const cut = sendAll(shelf);
  // Some have done their work and wait for its answer; some have not begun.
  await expect
    .poll(async () => (await requestsSince(began, "supabase")).map(({ path }) => path))
    .toContain("/rest/v1/rpc/set_status");
  await ownApp.killNext();
  await cut;
  await ownApp.start();
  await anonymous.put("/_sandbox/faults", { data: { service: "supabase", mode: "ok" } });
  expectBeforeOrDone(await stateOf(shelf), before);
  await expectPictures(userRequest);

  const signUp = () =>
    anonymous.post("/api/auth/sign-up", {
      data: { email: newEmail, password: PASSWORD, username: nameOf(newEmail), captchaToken },
    });
  const rename = () => nameless.put("/api/profile/username", { data: { username: name } });
  const change = (currentPassword: string) =>
    signedIn.put("/api/auth/password", { data: { currentPassword, password: NEW_PASSWORD, captchaToken } });
  const since = Date.now();
  const all = Promise.allSettled([sendAll(shelf), signUp(), rename(), change(PASSWORD)]);
  await expect
    .poll(async () => (await requestsSince(since, "supabase")).map(({ path }) => path))
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
  // A picture that a killed change has left behind goes with a later change: docs/decisions/0024.

  await expect.poll(async () => (await signUp()).status()).toBe(200);
  await expect.poll(async () => (await rename()).status()).toBe(200);
  expect(await (await nameless.get("/api/session")).json()).toMatchObject({ user: { username: name } });
  await redeem(anonymous, (await mailsOf(anonymous, newEmail))[0] ?? { text: "" });
  expect(await (await anonymous.get("/api/session")).json()).toMatchObject({ user: { email: newEmail } });
  const signIn = async (password: string) =>
    (
      await anonymous.post("/api/auth/sign-in", { data: { email: person.email, password, captchaToken } })
    ).ok();
  const isOld = await signIn(PASSWORD);
  expect(await signIn(NEW_PASSWORD), "one password, the old or the new one").toBe(!isOld);
  if (isOld) expect((await change(PASSWORD)).status()).toBe(200);
  expect(await signIn(NEW_PASSWORD)).toBe(true);
});

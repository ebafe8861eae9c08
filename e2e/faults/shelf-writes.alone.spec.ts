import {
  DESTRUCTIVE_WRITES,
  type Disposable,
  disposable,
  expectDestroyed,
} from "../support/destructive-writes";
import { expectPlainFailure, readReply, SLOW_MS, WRITE_FAULT_MODES } from "../support/faults";
import { test as base, expect } from "../support/fixtures";
import { makePictures } from "../support/pictures";
import { DONE, fillShelf, SHELF_WRITES, stateOf } from "../support/shelf-writes";
import { bindWrites, expectAllWrites } from "../support/writes";

const test = base.extend<{ disposable: Disposable }>({ disposable });

const { "POST api/auth/sign-out/route.ts": SIGN_OUT, ...REMOVALS } = DESTRUCTIVE_WRITES;

test("lists every write of the app in a table", () => expectAllWrites());

test("fails each write with a plain message while Supabase fails, changes nothing, and makes it once afterwards", async ({
  userRequest,
  requestAs,
  disposable,
  fault,
}) => {
  test.setTimeout(120_000);
  const shelf = await fillShelf(userRequest, await makePictures());
  const shelfWrites = bindWrites(SHELF_WRITES, shelf);
  const removals = bindWrites(REMOVALS, disposable);
  const readState = async () => {
    const { avatarUrl, bannerUrl } = await (await disposable.owner.get("/api/profile")).json();
    return { ...(await stateOf(shelf)), pictureUrls: [avatarUrl, bannerUrl] };
  };
  const before = await readState();
  for (const mode of WRITE_FAULT_MODES) {
    const otherSession = await requestAs(disposable.user);
    await fault("supabase", mode, mode === "slow" ? SLOW_MS : undefined);
    // At once, since slow ones wait for seconds.
    const sent = [...shelfWrites, ...removals].map(async ({ name, send }) => readReply(name, await send()));
    const signOut = await SIGN_OUT.send({ ...disposable, otherSession });
    const replies = await Promise.all(sent);
    await fault("supabase", "ok");
    for (const reply of replies) expectPlainFailure(reply);
    expect(signOut.status(), mode).toBe(200);
    expect(await (await otherSession.get("/api/session")).json(), mode).toEqual({ user: null });
    expect(await readState(), mode).toEqual(before);
  }
  for (const { name, send } of shelfWrites) {
    expect([name, (await send()).status(), (await send()).status()]).toEqual([name, 200, 200]);
  }
  expect(await stateOf(shelf)).toEqual(DONE);
  for (const { name, send } of removals) expect([name, (await send()).status()]).toEqual([name, 200]);
  await SIGN_OUT.send(disposable);
  await expectDestroyed(disposable);
});

test("makes each write once when Supabase's answer is lost and the write is repeated", async ({
  userRequest,
  fault,
}) => {
  test.setTimeout(120_000);
  const shelf = await fillShelf(userRequest, await makePictures());
  for (const [index, { name, work, send }] of bindWrites(SHELF_WRITES, shelf).entries()) {
    const at = index % 2 ? "body" : "answer";
    await fault("supabase", "reset", undefined, { at, call: work, times: 1 });
    const first = await readReply(name, await send());
    if (first.status !== 200) expectPlainFailure(first);
    const second = await send();
    expect([name, second.status()]).toEqual([name, 200]);
  }
  await fault("supabase", "ok");
  expect(await stateOf(shelf)).toEqual(DONE);
});

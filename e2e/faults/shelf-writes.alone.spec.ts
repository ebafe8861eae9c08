import {
  DESTRUCTIVE_WRITES,
  type Disposable,
  disposable,
  expectDestroyed,
} from "../support/destructive-writes";
import { ALL_FAULT_MODES, expectPlainFailure, type Reply, readReply, SLOW_MS } from "../support/faults";
import { test as base, expect } from "../support/fixtures";
import { makePictures } from "../support/pictures";
import { DONE, fillShelf, SHELF_WRITES, stateOf } from "../support/shelf-writes";
import { bindWrites, expectAllWrites } from "../support/writes";

const test = base.extend<{ disposable: Disposable }>({ disposable });

const { "POST api/auth/sign-out/route.ts": SIGN_OUT, ...REMOVALS } = DESTRUCTIVE_WRITES;

test("lists every write of the app in a table", () => expectAllWrites());

test.describe("while Supabase fails", () => {
  // All writes of a fault mode are sent at once, since slow ones wait for seconds; then each has its own test.
  test.describe.configure({ mode: "default" });

  const replies = new Map<string, Reply>();
  const states = new Map<string, unknown>();
  const signOuts = new Map<string, unknown>();
  const later: { statuses: Map<string, number[]>; state?: unknown } = { statuses: new Map() };

  test.beforeAll(async ({ userRequest, requestAs, disposable, fault }) => {
    test.setTimeout(120_000);
    const shelf = await fillShelf(userRequest, await makePictures());
    const shelfWrites = bindWrites(SHELF_WRITES, shelf);
    const removals = bindWrites(REMOVALS, disposable);
    const readState = async () => {
      const { avatarUrl, bannerUrl } = await (await disposable.owner.get("/api/profile")).json();
      return { ...(await stateOf(shelf)), pictureUrls: [avatarUrl, bannerUrl] };
    };
    states.set("before", await readState());
    for (const mode of ALL_FAULT_MODES) {
      const otherSession = await requestAs(disposable.user);
      await fault("supabase", mode, mode === "slow" ? SLOW_MS : undefined);
      const sent = [...shelfWrites, ...removals].map(async ({ name, send }) =>
        replies.set(`${mode}: ${name}`, await readReply(name, await send())),
      );
      const signOut = await SIGN_OUT.send({ ...disposable, otherSession });
      await Promise.all(sent);
      await fault("supabase", "ok");
      signOuts.set(mode, [signOut.status(), await (await otherSession.get("/api/session")).json()]);
      states.set(mode, await readState());
    }
    for (const { name, send } of shelfWrites) {
      later.statuses.set(name, [(await send()).status(), (await send()).status()]);
    }
    later.state = await stateOf(shelf);
    for (const { name, send } of removals) later.statuses.set(name, [(await send()).status()]);
    await SIGN_OUT.send(disposable);
    await expectDestroyed(disposable);
  });

  for (const mode of ALL_FAULT_MODES) {
    for (const name of [...Object.keys(SHELF_WRITES), ...Object.keys(REMOVALS)]) {
      test(`${mode}: ${name} fails with a plain message`, () => {
        const reply = replies.get(`${mode}: ${name}`);
        if (!reply) throw new Error("not sent");
        expectPlainFailure(reply);
      });
    }
    test(`${mode}: no write changes anything`, () => expect(states.get(mode)).toEqual(states.get("before")));
    test(`${mode}: a user can sign out`, () => expect(signOuts.get(mode)).toEqual([200, { user: null }]));
  }
  for (const name of Object.keys(SHELF_WRITES)) {
    test(`afterwards: ${name} succeeds, also when it is repeated`, () =>
      expect(later.statuses.get(name)).toEqual([200, 200]));
  }
  for (const name of Object.keys(REMOVALS)) {
    test(`afterwards: ${name} succeeds`, () => expect(later.statuses.get(name)).toEqual([200]));
  }
  test("afterwards: each write is made once", () => expect(later.state).toEqual(DONE));
});

test.describe("when Supabase's answer is lost", () => {
  test.describe.configure({ mode: "default" });

  const replies = new Map<string, { first: Reply; second: Reply }>();
  let state: unknown;

  test.beforeAll(async ({ userRequest, fault }) => {
    test.setTimeout(120_000);
    const shelf = await fillShelf(userRequest, await makePictures());
    for (const [index, { name, work, send }] of bindWrites(SHELF_WRITES, shelf).entries()) {
      await fault("supabase", "reset", undefined, {
        at: index % 2 ? "body" : "answer",
        call: work,
        times: 1,
      });
      const first = await readReply(name, await send());
      replies.set(name, { first, second: await readReply(name, await send()) });
    }
    await fault("supabase", "ok");
    state = await stateOf(shelf);
  });

  for (const name of Object.keys(SHELF_WRITES)) {
    test(`${name} fails with a plain message, and succeeds when it is repeated`, () => {
      const { first, second } = replies.get(name) ?? {};
      if (!first || !second) throw new Error("not sent");
      if (first.status !== 200) expectPlainFailure(first);
      expect(second.status, second.text).toBe(200);
    });
  }
  test("each write is made once", () => expect(state).toEqual(DONE));
});

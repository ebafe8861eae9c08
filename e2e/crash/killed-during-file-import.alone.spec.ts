import { expect } from "../support/fixtures";
import { beginImport, igdbList, runStep, summaryOf } from "../support/imports";
import { readAfterRestart, test } from "../support/own-app";

const LONG_MS = 60_000;
const WRITE = "/rest/v1/rpc/write_import";
const GAMES = 520;
/** Games that one step writes. */
const BATCH = 250;

test("loses and doubles nothing when the server is killed while a file is written", async ({
  ownApp,
  userRequest,
  fault,
  requestsSince,
}) => {
  test.setTimeout(400_000);
  const sitemap = await (await userRequest.get("/sitemaps/games/1.xml")).text();
  const ids = [...new Set([...sitemap.matchAll(/\/game\/(\d+)\//g)].map(([, id]) => Number(id)))];
  const id = await beginImport(userRequest, [igdbList("playing.csv", ids.slice(0, GAMES))]);
  const write = () => userRequest.post(`/api/imports/${id}/write`);
  const cutOff = () =>
    write().then(
      () => "answered",
      () => "cut off",
    );
  const isUnderWay = async (since: number) =>
    (await requestsSince(since, "supabase")).some(({ path }) => path === WRITE);
  const onShelf = async () => (await readAfterRestart(userRequest, "/api/collection")).total;

  expect(await (await write()).json()).toMatchObject({
    written: BATCH,
    left: GAMES - BATCH,
    state: "writing",
  });

  if (process.env.PROOF) {
    // While waiting for the database: nothing of the batch is written.
    await fault("supabase", "slow", LONG_MS, { call: `POST ${WRITE}` });
    const start = Date.now();
    const waiting = cutOff();
    await expect.poll(() => isUnderWay(start)).toBe(true);
    await ownApp.killNext();
    expect(await waiting).toBe("cut off");
    await ownApp.start();
    await fault("supabase", "ok");
    expect(await onShelf()).toBe(BATCH);
  }

  // Kills the database too: a batch is written whole or not at all.
  const since = Date.now();
  const writing = cutOff();
  await expect.poll(() => isUnderWay(since), { intervals: [5] }).toBe(true);
  await ownApp.killAll();
  await writing;
  await ownApp.start();
  const { written, state } = (await readAfterRestart(userRequest, `/api/imports/${id}`)).import;
  expect([BATCH, 2 * BATCH]).toContain(written);
  expect([state, await onShelf()]).toEqual(["writing", written]);

  expect(await runStep(userRequest, id, "write")).toEqual({ left: 0, state: "done" });
  expect(await onShelf()).toBe(GAMES);
  expect(await summaryOf(userRequest, id)).toMatchObject({ written: GAMES, toWrite: 0 });
  expect(await runStep(userRequest, id, "undo")).toEqual({ left: 0, state: "undone" });
  expect(await onShelf()).toBe(0);
});

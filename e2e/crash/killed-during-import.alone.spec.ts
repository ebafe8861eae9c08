import { expect } from "../support/fixtures";
import { readAfterRestart, test } from "../support/own-app";

const LIBRARY = "76561198000000001";
const FOUND_GAMES = 58;
const BATCH = 15;
const LONG_MS = 60_000;
const MATCH = "/rest/v1/rpc/match_steam_apps";
const WRITE = "/rest/v1/rpc/import_steam_games";
/** The Witcher 3, which is in the library. */
const OWN = { appid: 292_030, address: "/api/collection/1942" };

test.skip(
  !process.env.PROOF,
  "killed-during-file-import.alone.spec.ts is the kill that `npm test` has time for.",
);

test("loses and doubles nothing when the server is killed during an import", async ({
  ownApp,
  userRequest,
  fault,
  requestsSince,
}) => {
  test.setTimeout(400_000);
  const typed = { notes: "mine", rating: 9.5, hoursPlayed: 3.5 };
  await userRequest.put(OWN.address, { data: { status: "playing" } });
  await userRequest.patch(OWN.address, { data: typed });
  const { response } = await (await userRequest.get(`/api/steam/library?steamid=${LIBRARY}`)).json();
  const games: { appid: number; name: string; playtime_forever: number }[] = response.games;
  const library = games.map(({ appid, name, playtime_forever: playtimeMinutes }) => ({
    appid,
    name,
    playtimeMinutes,
  }));

  const imported = async () => {
    const { imports } = await readAfterRestart(userRequest, "/api/collection/import");
    return new Set(Object.keys(imports).map(Number));
  };
  const left = async () => {
    const done = await imported();
    return library.filter(({ appid }) => !done.has(appid));
  };
  const send = (apps: typeof library) => userRequest.post("/api/collection/import", { data: { apps } });
  const isUnderWay = async (since: number, path: string) =>
    (await requestsSince(since)).some((call) => call.path.endsWith(path) && call.status === 0);
  const sendNext = async () => {
    const batch = (await left()).slice(0, BATCH);
    const end = send(batch).then(
      () => "answered",
      () => "cut off",
    );
    return { batch, end };
  };

  await expect(await send(library.slice(0, BATCH))).toBeOK();
  const first = await imported();
  expect(first.size).toBe(BATCH);

  // While the games are looked for, and while waiting for the answer of the write: nothing of the batch is written.
  let since = 0;
  for (const path of [MATCH, WRITE]) {
    await fault("supabase", "slow", LONG_MS, { call: `POST ${path}` });
    since = Date.now();
    const { end } = await sendNext();
    await expect.poll(() => isUnderWay(since, path)).toBe(true);
    await ownApp.killNext();
    expect(await end).toBe("cut off");
    await ownApp.start();
    await fault("supabase", "ok");
    expect(await imported()).toEqual(first);
  }

  // Kills the database too: a batch is written whole or not at all.
  since = Date.now();
  const last = await sendNext();
  const isWriting = async () => (await requestsSince(since)).some(({ path }) => path === WRITE);
  await expect.poll(isWriting, { intervals: [5] }).toBe(true);
  await ownApp.killAll();
  await last.end;
  await ownApp.start();
  const kept = await imported();
  expect([BATCH, 2 * BATCH]).toContain(kept.size);
  expect([0, BATCH]).toContain(last.batch.filter(({ appid }) => kept.has(appid)).length);

  // The import resumes.
  await expect(await send(await left())).toBeOK();
  await expect(await send(library)).toBeOK();
  expect((await imported()).size).toBe(FOUND_GAMES);
  const shelf = await (await userRequest.get("/api/collection")).json();
  expect(shelf).toMatchObject({ total: FOUND_GAMES, counts: { all: FOUND_GAMES, imported: FOUND_GAMES } });
  const ids: number[] = shelf.items.map(({ game }: { game: { id: number } }) => game.id);
  expect(new Set(ids).size).toBe(FOUND_GAMES);
  const { item } = await (await userRequest.get(OWN.address)).json();
  const app = library.find(({ appid }) => appid === OWN.appid);
  expect(item).toMatchObject({
    ...typed,
    status: "playing",
    imported: true,
    steamPlaytimeMinutes: app?.playtimeMinutes,
  });
});

import { randomInt } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { expectPlainFailure, readReply, SLOW_MS, WRITE_FAULT_MODES } from "../support/faults";
import { expect, test } from "../support/fixtures";
import { makePictures } from "../support/pictures";
import { fillShelf, stateOf } from "../support/shelf-writes";
import { PROXIES } from "../support/writes";

const WAIT_MS = 20_000;
/** They have no date, so that the shelf alone cannot know whether they are released. */
const UNDATED = ["Clockwork Revolution", "Judas", "Divinity", "State of Decay 3", "Project: Robot"];
const UNDERTALE = 12_517;
const HORIZON = 11_156;
const UNKNOWN_GAME = 200_000_001;
const NOT_RELEASED = { error: { code: "not_released", message: "No release date yet" } };

type Context = { request: APIRequestContext; undated: number[] };
type CatalogueWrite = {
  method: "GET" | "POST" | "PUT" | "PATCH";
  path: (context: Context) => string;
  data?: (context: Context) => unknown;
  /** The body, also while IGDB fails: the catalogue has no date. */
  refusal?: unknown;
};

const pathOf = (write: string) => write.replace(/^\w+ /, "/").replace(/\/route\.ts.*/, "");

/** Every proxy that calls IGDB, and writes of games that the catalogue does not know, or knows as unreleased. */
const WRITES: Readonly<Record<string, CatalogueWrite>> = {
  ...Object.fromEntries(
    PROXIES.map(([name, data]) => [
      name,
      { method: "POST", path: () => pathOf(name), data: () => data } as const,
    ]),
  ),
  "PUT collection (unknown to the catalogue)": {
    method: "PUT",
    path: () => `/api/collection/${UNKNOWN_GAME}`,
    data: () => ({ status: "want" }),
  },
  "PUT import (unknown to the catalogue)": {
    method: "PUT",
    path: () => "/api/collection/import/7",
    data: () => ({ gameId: UNKNOWN_GAME, name: "x", playtimeMinutes: 5 }),
  },
  "PUT collection (no release date)": {
    method: "PUT",
    path: ({ undated }) => `/api/collection/${undated[0]}`,
    data: () => ({ status: "playing" }),
    refusal: NOT_RELEASED,
  },
  "PATCH collection (no release date)": {
    method: "PATCH",
    path: ({ undated }) => `/api/collection/${undated[0]}`,
    data: () => ({ status: "playing" }),
    refusal: NOT_RELEASED,
  },
  "POST bulk (no release date)": {
    method: "POST",
    path: () => "/api/collection/bulk",
    data: ({ undated }) => ({ gameIds: undated, action: { status: "completed" } }),
    refusal: { changed: 0, moved: 0, skipped: 2 },
  },
  "GET release (no release date)": {
    method: "GET",
    path: ({ undated }) => `/api/collection/${undated[0]}/release`,
    refusal: { note: "No release date yet" },
  },
};

/** Imports two games without a date, which reads no page of theirs. @returns their ids */
async function importUndated(request: APIRequestContext): Promise<number[]> {
  const first = randomInt(UNDATED.length);
  const names = [...UNDATED.slice(first), ...UNDATED.slice(0, first)].slice(0, 2);
  const apps = names.map((name, index) => ({ appid: 9_100_001 + index, name, playtimeMinutes: 5 }));
  const { results } = await (await request.post("/api/collection/import", { data: { apps } })).json();
  return results.map(({ game }: { game: { id: number } }) => game.id);
}

async function send({ method, path, data }: CatalogueWrite, context: Context) {
  const body = data ? { data: data(context) } : {};
  return context.request.fetch(path(context), { method, timeout: WAIT_MS, ...body });
}

test("fails each write plainly while IGDB fails, or refuses it by the catalogue's data; makes it afterwards", async ({
  userRequest,
  fault,
}) => {
  test.setTimeout(120_000);
  const shelf = await fillShelf(userRequest, await makePictures());
  const context = { request: userRequest, undated: await importUndated(userRequest) };
  const before = await stateOf(shelf);
  for (const mode of WRITE_FAULT_MODES) {
    await fault("igdb", mode, mode === "slow" ? SLOW_MS : undefined);
    // At once, since slow ones wait for seconds.
    const sent = Object.entries(WRITES).map(async ([name, write]) => ({
      refusal: write.refusal,
      reply: await readReply(`${mode}: ${name}`, await send(write, context)),
    }));
    for (const { refusal, reply } of await Promise.all(sent)) {
      if (refusal) expect(JSON.parse(reply.text), reply.name).toEqual(refusal);
      else expectPlainFailure(reply);
    }
    expect(await stateOf(shelf), mode).toEqual(before);
    await fault("igdb", "ok");
    await expect.poll(async () => (await userRequest.get("/api/status-checks")).ok()).toBe(true);
  }
  for (const [name, write] of Object.entries(WRITES)) {
    // The circuit breaker may still be open.
    let reply = await readReply(name, await send(write, context));
    const retry = async () => {
      if (reply.status >= 500) reply = await readReply(name, await send(write, context));
      return reply.status;
    };
    await expect.poll(retry, { message: name, timeout: WAIT_MS }).toBeLessThan(500);
    if (write.refusal) expect(JSON.parse(reply.text), name).toEqual(write.refusal);
    else expect(reply.status, reply.text).toBeLessThan(405);
  }
});

test("changes the status of a game on the shelf while IGDB is down", async ({ userRequest, fault }) => {
  // Imported, so that IGDB's data of the game are not cached.
  const apps = [{ appid: 588_650, name: "Dead Cells", playtimeMinutes: 5 }];
  const { results } = await (await userRequest.post("/api/collection/import", { data: { apps } })).json();
  const path = `/api/collection/${results[0].game.id}`;
  await fault("igdb", "down");
  for (const status of ["playing", "completed", "want"]) {
    const reply = await userRequest.put(path, { data: { status } });
    expect(await reply.json()).toMatchObject({ isNew: false, item: { status, imported: true } });
  }
});

for (const mode of ["down", "slow"] as const) {
  test(`adds, imports and corrects games with the catalogue's facts while IGDB is ${mode}`, async ({
    userRequest,
    fault,
  }) => {
    await fault("igdb", mode, mode === "slow" ? SLOW_MS : undefined);
    const added = await userRequest.put(`/api/collection/${UNDERTALE}`, { data: { status: "playing" } });
    expect(await added.json()).toMatchObject({
      isNew: true,
      item: {
        status: "playing",
        game: {
          id: UNDERTALE,
          name: "Undertale",
          releaseDate: "2015-01-01",
          rating: expect.any(Number),
          platforms: expect.arrayContaining([{ name: expect.any(String) }]),
          genres: expect.arrayContaining([{ name: expect.any(String) }]),
        },
      },
    });
    const app = { appid: 1_145_360, name: "Hades", playtimeMinutes: 5 };
    const imported = await userRequest.post("/api/collection/import", { data: { apps: [app] } });
    expect(await imported.json()).toMatchObject({ results: [{ game: { name: "Hades" }, isNew: true }] });
    const correction = { gameId: HORIZON, name: "Hades", playtimeMinutes: 5 };
    const corrected = await userRequest.put(`/api/collection/import/${app.appid}`, { data: correction });
    expect(await corrected.json()).toMatchObject({ result: { game: { id: HORIZON }, matchedBy: "person" } });
  });
}

test("saves a form with the Steam ID as typed while Steam fails, and resolves it afterwards", async ({
  userRequest,
  fault,
}) => {
  test.setTimeout(90_000);
  const data = { steamId: "demo-player", about: "Saved always." };
  const save = () => userRequest.patch("/api/profile", { data, timeout: WAIT_MS });
  for (const mode of WRITE_FAULT_MODES) {
    await fault("steam", mode, mode === "slow" ? SLOW_MS : undefined);
    expect((await save()).status(), mode).toBe(200);
    expect(await (await userRequest.get("/api/profile")).json(), mode).toMatchObject(data);
  }
  await fault("steam", "ok");
  expect(await (await save()).json()).toMatchObject({ ...data, steamId: "76561198000000001" });
});

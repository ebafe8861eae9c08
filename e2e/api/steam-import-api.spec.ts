import { expect, test } from "../support/fixtures";

const SAMPLE = "76561198000000001";

const apps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ appid: index + 1, name: "x", playtimeMinutes: 0 }));

test("returns a library in the spec's shape", async ({ userRequest }) => {
  const answer = await userRequest.get(`/api/steam/library?steamid=${SAMPLE}`);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  const { response } = await answer.json();
  expect(response.games).toHaveLength(60);
  expect(response.games[0]).toEqual({
    appid: expect.any(Number),
    name: expect.any(String),
    img_icon_url: expect.stringMatching(/^[0-9a-f]{40}$/),
    playtime_forever: expect.any(Number),
  });
});

test("rejects batches that are too large or malformed", async ({ userRequest }) => {
  const status = async (data: unknown) =>
    (await userRequest.post("/api/collection/import", { data })).status();
  expect(await status({ apps: apps(501) })).toBe(400);
  expect(await status({ apps: [] })).toBe(400);
  expect(await status({ apps: [{ appid: -1, name: "x", playtimeMinutes: 0 }] })).toBe(400);
  expect(await status({ apps: [{ appid: 1, name: " ", playtimeMinutes: 0 }] })).toBe(400);
  expect(await status({ apps: [{ appid: 1, name: "x".repeat(600_000), playtimeMinutes: 0 }] })).toBe(413);
});

for (const [what, name] of [
  ["a NUL in it", "No\0 such game"],
  ["half of an emoji in it", "No such \ud83c game"],
  ["an emoji where it is cut", `${"x".repeat(299)}🎮`],
] as const) {
  test(`imports and corrects an app whose name has ${what}`, async ({ userRequest }) => {
    const app = { name, playtimeMinutes: 5 };
    const data = { apps: [{ appid: 9_000_001, ...app }] };
    const imported = await userRequest.post("/api/collection/import", { data });
    expect(await imported.json()).toMatchObject({ results: [{ game: null }] });
    await expect(
      await userRequest.put("/api/collection/import/9000001", { data: { gameId: 72, ...app } }),
    ).toBeOK();
    const { item } = await (await userRequest.get("/api/collection/72")).json();
    expect(item).toMatchObject({ imported: true, steamPlaytimeMinutes: 5 });
  });
}

test("keeps the user's choices and input across imports", async ({ userRequest }) => {
  const data = { apps: [{ appid: 292030, name: "The Witcher 3", playtimeMinutes: 90 }] };
  await userRequest.put("/api/collection/1942", { data: { status: "playing" } });
  const change = { notes: "mine", rating: 9.5, hoursPlayed: 3.5 };
  await userRequest.patch("/api/collection/1942", { data: change });
  await expect(await userRequest.post("/api/collection/import", { data })).toBeOK();
  const { item } = await (await userRequest.get("/api/collection/1942")).json();
  expect(item).toMatchObject({ ...change, status: "playing", imported: true, steamPlaytimeMinutes: 90 });
});

test("corrects a wrong match, and removes the old game unless it has input", async ({ userRequest }) => {
  const send = async (appid: number, name: string) => {
    const data = { apps: [{ appid, name, playtimeMinutes: 30 }] };
    return (await (await userRequest.post("/api/collection/import", { data })).json()).results[0];
  };
  const correct = async (appid: number, gameId: number) => {
    const data = { gameId, name: "Any", playtimeMinutes: 30 };
    await expect(await userRequest.put(`/api/collection/import/${appid}`, { data })).toBeOK();
  };
  const itemOf = async (gameId: number) =>
    (await (await userRequest.get(`/api/collection/${gameId}`)).json()).item;

  const first = await send(504230, "Celeste");
  expect(first).toMatchObject({ matchedBy: "steam_id", isNew: true });
  await correct(504230, 1942);
  expect(await itemOf(first.game.id)).toBeNull();
  expect(await itemOf(1942)).toMatchObject({ status: "imported", imported: true, steamPlaytimeMinutes: 30 });

  await userRequest.patch("/api/collection/1942", { data: { notes: "mine" } });
  await correct(504230, first.game.id);
  expect(await itemOf(1942)).toMatchObject({ notes: "mine", imported: false, steamPlaytimeMinutes: null });
  expect(await send(504230, "Celeste")).toMatchObject({ matchedBy: "person", isNew: false });
});

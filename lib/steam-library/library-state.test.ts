import { expect, test } from "vitest";
import type { AppState } from "./import-queue";
import { overviewOf, rowStateOf } from "./library-state";
import type { Imports } from "./schema";

const game = (appid: number, playtime_forever = 60) => ({
  appid,
  name: `App ${appid}`,
  img_icon_url: "",
  playtime_forever,
});
const imports: Imports = {
  "1": { gameId: 10, gameName: "One", matchedBy: "steam_id", playtimeMinutes: 60 },
  "2": { gameId: 20, gameName: "Two", matchedBy: "person", playtimeMinutes: 60 },
};
const result = (appid: number, id: number | null): AppState => ({
  appid,
  game: id === null ? null : { id, name: "Other", path: "/game/1", coverUrl: null, releaseYear: null },
  matchedBy: id === null ? null : "person",
  isNew: true,
});

test("a row shows what was just learned before what was known", () => {
  expect(rowStateOf(1, undefined, imports)).toMatchObject({
    kind: "done",
    gameId: 10,
    matchedBy: "steam_id",
  });
  expect(rowStateOf(1, result(1, 11), imports)).toMatchObject({
    kind: "done",
    gameId: 11,
    matchedBy: "person",
  });
  expect(rowStateOf(1, "importing", imports)).toEqual({ kind: "importing" });
  expect(rowStateOf(3, result(3, null), imports)).toEqual({ kind: "not_found" });
  expect(rowStateOf(3, undefined, imports)).toEqual({ kind: "idle" });
});

test("separates apps without a game from imported ones that were played since", () => {
  const games = [game(1, 90), game(2), game(3), game(4)];
  expect(overviewOf(games, new Map([[4, result(4, null)]]), imports)).toEqual({
    fresh: [{ appid: 3, name: "App 3", playtimeMinutes: 60 }],
    played: [{ appid: 1, name: "App 1", playtimeMinutes: 90 }],
    imported: 2,
    notFound: 1,
  });
});

test("an app that was just imported is up to date", () => {
  expect(overviewOf([game(1, 90)], new Map([[1, result(1, 10)]]), imports).played).toEqual([]);
});

test("an app whose play time could not be updated stays imported", () => {
  const states = new Map([[1, "failed" as const]]);
  expect(overviewOf([game(1, 90)], states, imports)).toMatchObject({
    fresh: [],
    played: [{ appid: 1 }],
    imported: 1,
  });
});

import { expect, test } from "vitest";
import type { ImportResult } from "./schema";
import { appsToSync, hoursOf, NO_CHANGES, summaryOfChanges, withChanges } from "./sync-changes";

const result = (appid: number, isNew: boolean, isFound = true): ImportResult => ({
  appid,
  game: isFound ? { id: appid, name: `Game ${appid}`, path: "/", coverUrl: null, releaseYear: null } : null,
  matchedBy: isFound ? "name" : null,
  isNew,
});
const app = (appid: number, playtimeMinutes: number) => ({ appid, name: `App ${appid}`, playtimeMinutes });
const before = { 1: { gameId: 1, gameName: "Game 1", matchedBy: "name" as const, playtimeMinutes: 60 } };

test("lists new games, and play times with what they were, over all batches", () => {
  const first = withChanges(
    NO_CHANGES,
    [app(1, 150), app(2, 0)],
    [result(1, false), result(2, true)],
    before,
  );
  const all = withChanges(first, [app(3, 5), app(4, 5)], [result(3, false), result(4, false, false)], before);
  expect(all).toEqual({
    added: [{ appid: 2, name: "Game 2" }],
    played: [{ appid: 1, name: "Game 1", from: 60, to: 150 }],
  });
  expect(summaryOfChanges(all)).toBe("1 new game and 1 changed play time.");
  expect(hoursOf(150)).toBe("2.5 h");
});

test("syncs new games and longer play times, and no game that the user has removed", () => {
  const game = (appid: number, playtime_forever: number) => ({
    appid,
    name: `App ${appid}`,
    img_icon_url: "",
    playtime_forever,
  });
  const games = [game(1, 61), game(2, 5), game(3, 5)];
  const library = { steamid: "1", iconsUrl: "", response: { game_count: games.length, games } };
  expect(appsToSync(library, before, [3])).toEqual([app(2, 5), app(1, 61)]);
  library.response.games = [game(1, 0)];
  expect(appsToSync(library, before, [])).toEqual([]);
});

test("has no summary when nothing has changed", () => {
  expect(summaryOfChanges(withChanges(NO_CHANGES, [app(1, 60)], [result(1, false)], before))).toBeNull();
});

import { expect, test } from "vitest";
import { toShelfColumns } from "./shelf-row";

const GAME = {
  id: 7,
  name: "Ōkami",
  coverUrl: null,
  description: "A wolf.",
  rating: 90,
  releaseYear: 2006,
  platforms: [{ name: "PC" }],
  genres: [{ name: "Adventure" }],
};
const many = (count: number, name: string) => Array.from({ length: count }, () => ({ name }));

test("stores a real game as it is", () => {
  expect(toShelfColumns(GAME)).toMatchObject({
    game_name: "Ōkami",
    game_summary: "A wolf.",
    game_platforms: ["PC"],
    game_genres: ["Adventure"],
  });
});

test("cuts texts to the database's limits, never within a character", () => {
  const row = toShelfColumns({ ...GAME, name: "😀".repeat(501), description: `${"😀".repeat(2001)}\0` });
  expect(row.game_name).toBe("😀".repeat(500));
  expect(row.game_summary).toBe("😀".repeat(2000));
});

test("removes characters that Postgres does not store", () => {
  const row = toShelfColumns({ ...GAME, name: "A\0B", description: "half \ud83d of a pair" });
  expect([row.game_name, row.game_summary]).toEqual(["AB", "half \ufffd of a pair"]);
});

test("stores a name on one line, without invisible characters", () => {
  const name = (text: string) => toShelfColumns({ ...GAME, name: text }).game_name;
  expect(name("Half\u200b-\u202eLife\t2\n")).toBe("Half-Life 2");
  expect(name("شاه\u200cنامه 👩‍🚀")).toBe("شاه\u200cنامه 👩‍🚀");
  expect(name("\u202e")).toBe("Game 7");
});

test("cuts lists by their number of names, the length of a name and the length of all", () => {
  const { game_platforms, game_genres } = toShelfColumns({
    ...GAME,
    platforms: many(120, "PC"),
    genres: many(60, "x".repeat(200)),
  });
  expect(game_platforms).toHaveLength(100);
  expect(game_genres).toHaveLength(19);
  expect(game_genres[0]).toBe("x".repeat(100));
});

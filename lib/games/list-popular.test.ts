import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Igdb } from "@/lib/igdb/igdb";
import { type Call, startTestUpstream, type TestUpstream } from "@/lib/igdb/test-upstream";
import { getGameList } from "./get-game-list";

const door = vi.hoisted((): { igdb?: Igdb } => ({}));
vi.mock("next/cache", () => ({ cacheTag() {}, cacheLife() {} }));
vi.mock("@/lib/igdb/igdb", async (original) => ({ ...(await original()), igdb: () => door.igdb }));
vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "/images" }) }));

let upstream: TestUpstream;
beforeEach(async () => {
  upstream = await startTestUpstream();
  door.igdb = upstream.igdb();
});
afterEach(() => upstream.close());

const games = (ids: number[]) => ids.map((id) => ({ id, name: `Game ${id}` }));
const primitives = (values: [id: number, value: number][]) =>
  values.map(([game_id, value], index) => ({ id: index + 1, game_id, value }));

/** `wanted` and `played` are IGDB's two rankings, `rated` the ids of the top rated games. */
function catalogue(wanted: [number, number][], played: [number, number][], rated: number[]) {
  return ({ path, body }: Call) => {
    if (path === "/popularity_primitives") {
      return { body: primitives(body.includes("popularity_type = 2") ? wanted : played) };
    }
    const ids = /(?<!!)id = \(([\d,]+)\)/.exec(body)?.[1];
    if (ids) return { body: games(ids.split(",").map(Number).reverse()) };
    const without = (/id != \(([\d,]+)\)/.exec(body)?.[1] ?? "").split(",").map(Number);
    const offset = Number(/offset (\d+)/.exec(body)?.[1] ?? 0);
    return { body: games(rated.filter((id) => !without.includes(id)).slice(offset, offset + 20)) };
  };
}

const page = async (offset: number) => {
  const { games: found, nextOffset } = await getGameList({ list: "popular", offset });
  return { ids: found.map(({ id }) => id), nextOffset };
};

it("weighs Want to Play with 0.6 and Playing with 0.4, whatever order the games come in", async () => {
  upstream.answer(
    catalogue(
      [
        [1, 0.5],
        [2, 0.4],
      ],
      [
        [2, 0.4],
        [3, 0.9],
      ],
      [],
    ),
  );
  expect((await page(0)).ids).toEqual([2, 3, 1]);
});

it("continues with the top rated games that the ranking does not contain", async () => {
  const ranked = Array.from({ length: 30 }, (_, index): [number, number] => [index + 1, 1 / (index + 1)]);
  const rated = [5, ...Array.from({ length: 35 }, (_, index) => 101 + index)];
  upstream.answer(catalogue(ranked, [], rated));
  const first = await page(0);
  const second = await page(20);
  const third = await page(40);
  const last = await page(60);
  expect(first).toEqual({ ids: ranked.slice(0, 20).map(([id]) => id), nextOffset: 20 });
  expect([...second.ids, ...third.ids, ...last.ids]).toEqual([
    ...ranked.slice(20).map(([id]) => id),
    ...rated.slice(1),
  ]);
  expect([second.nextOffset, third.nextOffset, last.nextOffset]).toEqual([40, 60, null]);
});

it("lists the top rated games with at least 10 ratings when IGDB has no ranking", async () => {
  const bodies: string[] = [];
  const answer = catalogue([], [], [7, 8]);
  upstream.answer((call) => {
    bodies.push(call.body);
    return answer(call);
  });
  expect(await page(0)).toEqual({ ids: [7, 8], nextOffset: null });
  expect(bodies.at(-1)).toContain("total_rating_count >= 10");
});

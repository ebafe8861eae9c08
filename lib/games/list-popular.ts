import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { anyOf, compare, noneOf, query } from "@/apicalypse/build";
import { MAX_ROWS } from "@/lib/igdb/batch";
import { igdb } from "@/lib/igdb/igdb";
import { popularityRow } from "@/lib/igdb/rows";
import { GAME_CATEGORY } from "./category";
import { gameTags } from "./keys";
import { listRows, PAGE_SIZE, RATED } from "./list-rows";
import { toSummaries } from "./map-summary";
import type { GameSummary } from "./schema";

/** IGDB's `popularity_types`, weighed as its documentation does (https://api-docs.igdb.com/#popularity-api). */
const WEIGHTS = [
  { type: 2, weight: 0.6 }, // Want to Play
  { type: 3, weight: 0.4 }, // Playing
] as const;

/** One page of IGDB's ranking, continued by the top rated games that it does not contain. */
export async function readPopularPage(offset: number): Promise<GameSummary[]> {
  const ranked = await readRanking();
  const page = ranked.slice(offset, offset + PAGE_SIZE);
  if (page.length === PAGE_SIZE) return page;
  const rated = await readTopRated(Math.max(0, offset - ranked.length));
  return [...page, ...rated].slice(0, PAGE_SIZE);
}

async function readRanking(): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const scores = new Map<number, number>();
  const rankings = await Promise.all(WEIGHTS.map(({ type }) => primitives(type)));
  for (const [index, { weight }] of WEIGHTS.entries()) {
    for (const { game_id, value } of rankings[index] ?? []) {
      scores.set(game_id, (scores.get(game_id) ?? 0) + weight * value);
    }
  }
  const ids = [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_ROWS)
    .map(([id]) => id);
  if (ids.length === 0) return [];
  const rows = await listRows([anyOf("id", ids), compare("version_parent", "=", null)], { limit: MAX_ROWS });
  const found = new Map(toSummaries(rows).map((game) => [game.id, game]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function primitives(type: number) {
  return igdb().rows(
    "popularity_primitives",
    query({
      fields: ["game_id", "value"],
      where: compare("popularity_type", "=", type),
      sort: { path: "value", direction: "desc" },
      limit: MAX_ROWS,
    }),
    popularityRow,
  );
}

/** The spec's top rated games: main games, no editions, with cover and ratings; without those of the ranking. */
async function readTopRated(offset: number): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const ranked = (await readRanking()).map(({ id }) => id);
  const rows = await listRows(
    [
      compare("game_type", "=", GAME_CATEGORY.mainGame),
      compare("version_parent", "=", null),
      compare("cover", "!=", null),
      RATED,
      ...(ranked.length > 0 ? [noneOf("id", ranked)] : []),
    ],
    { sort: { path: "total_rating", direction: "desc" }, limit: PAGE_SIZE, offset },
  );
  return toSummaries(rows);
}

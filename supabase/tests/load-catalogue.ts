import type { z } from "zod";
import { compare, query } from "../../apicalypse/build.ts";
import { toScores, toTimes } from "../../lib/catalogue-sync/map-figures.ts";
import { companiesOf, toGameChange } from "../../lib/catalogue-sync/map-game.ts";
import {
  CATALOGUE_GAME_FIELDS,
  catalogueGameRow,
  catalogueKindRow,
  cataloguePlatformRow,
  catalogueScoreRow,
  catalogueTimesRow,
} from "../../lib/igdb/catalogue-rows.ts";
import { loadCatalogue as loadTables } from "../../sandbox/igdb/catalogue/load.ts";
import { Database } from "../../sandbox/igdb/evaluate/database.ts";
import { runQuery } from "../../sandbox/igdb/evaluate/run.ts";
import type { Supabase } from "../../sandbox/supabase/server.ts";
import { connectTo } from "./harness.ts";

const PAGE = 500;
const MAX_ID = 2_147_483_647;

/**
 * Fills a test database with the sandbox's sample catalogue, as the sync job does.
 * @param size adds generated games up to this number
 */
export async function loadCatalogue(
  { url, supabase }: { url: string; supabase: Pick<Supabase, "secretKey"> },
  size = 0,
): Promise<void> {
  const job = connectTo(url, supabase.secretKey);
  const igdb = new Database(loadTables(size));
  const call = async (name: string, values: object) => {
    const { data, error } = await job.rpc(name, values);
    if (error) throw error;
    return data;
  };
  const { lease } = await call("acquire_catalogue", { seconds: 600 });
  const write = (name: string, page: object) => call(name, { lease, page });
  const rowsOf = <T>(endpoint: string, fields: readonly string[], row: z.ZodType<T>) =>
    runQuery(igdb, endpoint, query({ fields: [...fields], limit: PAGE }), false).map((raw) => row.parse(raw));

  await call("begin_catalogue_pass", { lease, pass: "full", source: "sandbox:test" });
  await write("sync_lookups", {
    platforms: rowsOf("platforms", ["slug", "name", "abbreviation"], cataloguePlatformRow),
    genres: rowsOf("genres", ["slug", "name"], catalogueKindRow),
    themes: rowsOf("themes", ["slug", "name"], catalogueKindRow),
  });
  for (let after = 0, isLast = false; !isLast; ) {
    const rows = pageOf(igdb, "games", CATALOGUE_GAME_FIELDS, after).map((raw) =>
      catalogueGameRow.parse(raw),
    );
    isLast = rows.length < PAGE;
    await write("sync_games", { games: rows.map(toGameChange), companies: companiesOf(rows) });
    after = rows.at(-1)?.id ?? after;
  }
  const all = { after: 0, until: MAX_ID };
  const times = igdb.rows("game_time_to_beats").map((raw) => catalogueTimesRow.parse(raw));
  await write("sync_times_to_beat", { ...all, times: toTimes(times) });
  const scores = igdb.rows("popularity_primitives").map((raw) => catalogueScoreRow.parse(raw));
  await write("sync_popularity", {
    ...all,
    scores: toScores(scores.filter(({ popularity_type }) => [2, 3].includes(popularity_type))),
    is_last: true,
  });
  await call("finish_catalogue_pass", { lease });
  await call("release_catalogue", { lease });
}

function pageOf(igdb: Database, endpoint: string, fields: readonly string[], after: number) {
  return runQuery(
    igdb,
    endpoint,
    query({
      fields: [...fields],
      where: compare("id", ">", after),
      sort: { path: "id", direction: "asc" },
      limit: PAGE,
    }),
    false,
  );
}

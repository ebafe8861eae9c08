import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { parseQuery } from "@/apicalypse/parser";
import { printQuery } from "@/apicalypse/print";
import { cachedRead } from "@/lib/games/cached-read";
import { gameTags } from "@/lib/games/keys";
import { igdb } from "@/lib/igdb/igdb";
import { withoutAdultGames, withoutAdultRelations } from "./adult";
import { checkQuery } from "./check-query";
import { type RawRow, withAskedNames } from "./retired-fields";
import { GAMES_RULES, type ProxyRules, TIME_TO_BEAT_RULES } from "./rules";

const rawRow = z.looseObject({ id: z.number().int() });

/** IGDB's own rows. @throws {AppError} `invalid_input` for a query that is not served; when IGDB cannot be read */
export async function answerGamesQuery(text: string): Promise<RawRow[]> {
  const { query, askedFields } = checkQuery(text, GAMES_RULES);
  if (query.search === "") return [];
  const rows = await cachedRead(readRows(GAMES_RULES.endpoint, printQuery(withoutAdultGames(query))));
  return withAskedNames(withoutAdultRelations(rows, askedFields), askedFields);
}

export async function answerTimeToBeatQuery(text: string): Promise<RawRow[]> {
  const { query } = checkQuery(text, TIME_TO_BEAT_RULES);
  return cachedRead(readRows(TIME_TO_BEAT_RULES.endpoint, printQuery(query)));
}

/** Keyed by the canonical text, so that equal queries share an entry however they were written. */
async function readRows(endpoint: ProxyRules["endpoint"], canonical: string): Promise<RawRow[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  return igdb().background.rows(endpoint, parseQuery(canonical), rawRow);
}

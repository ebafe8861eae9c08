import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { safeText } from "@/apicalypse/build";
import { readCatalogue } from "@/lib/catalogue/read";
import type { CardRow } from "@/lib/catalogue/rows";
import { cachedRead } from "./cached-read";
import { type GameSearchFilter, gameTags } from "./keys";
import { cardToSummary } from "./map-card";
import type { GameSummary } from "./schema";

type FoundRow = CardRow & { is_adult: boolean };

/** `hidden`: games for adults only that match, too. */
type FoundGames = { games: GameSummary[]; hidden: GameSummary[] };

/**
 * Best match first; with a company, only its games. `supabase/README.md` describes the order.
 * @throws {AppError} when the database is unavailable
 */
export async function searchGames({ q, dev, pub }: GameSearchFilter): Promise<FoundGames> {
  // The search ignores case, so that texts that differ only in case share a cache entry.
  const text = safeText(q.normalize("NFC")).toLowerCase();
  return text ? cachedRead(readSearch(text, dev, pub)) : { games: [], hidden: [] };
}

async function readSearch(q: string, developer?: number, publisher?: number): Promise<FoundGames> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const rows = await readCatalogue((client) =>
    client.rpc("search_games", { q, developer, publisher }).overrideTypes<FoundRow[], { merge: false }>(),
  );
  const summariesOf = (isAdult: boolean) => rows.filter((row) => row.is_adult === isAdult).map(cardToSummary);
  return { games: summariesOf(false), hidden: summariesOf(true) };
}

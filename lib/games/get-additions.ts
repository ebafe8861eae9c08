import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { igdb } from "@/lib/igdb/igdb";
import { GAMES } from "@/lib/igdb/rows";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";
import { type Additions, toAdditions } from "./map-game";

/** All DLCs and expansions of a game, null for no game. @throws {AppError} when IGDB cannot be read; failures are not cached */
export async function getAdditions(id: number): Promise<Additions | null> {
  return cachedRead(readAdditions(id));
}

async function readAdditions(id: number): Promise<Additions | null> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(gameTags.all, gameTags.game(id));
  const row = await igdb().load(GAMES, id);
  return row && toAdditions(row);
}

import "server-only";
import { query, safeText } from "@/apicalypse/build";
import { MAX_BLOCKS } from "@/apicalypse/limits";
import { chunksOf } from "@/lib/chunks";
import { NOT_ADULT } from "@/lib/games/not-adult";
import type { IgdbClient } from "@/lib/igdb/client";
import { SHELF_FIELDS, type ShelfRow, shelfRow } from "@/lib/igdb/rows";
import type { App } from "./schema";

/** Shops use these in names, catalogues do not. */
const TRADEMARKS = /[™®©℠]/g;

const searchText = (name: string) => safeText(name.replace(TRADEMARKS, " "));

/** Ten searches to a call; no game for adults only, which a guess must not add. @throws {AppError} */
export async function matchBySearch(igdb: IgdbClient, apps: readonly App[]): Promise<Map<number, ShelfRow>> {
  const texts = [...new Set(apps.map(({ name }) => searchText(name)))].filter(Boolean);
  const answers = await Promise.all(
    chunksOf(texts, MAX_BLOCKS).map((part) =>
      igdb.multi(
        "games",
        part.map((text) => query({ fields: [...SHELF_FIELDS], search: text, where: NOT_ADULT, limit: 1 })),
        shelfRow,
      ),
    ),
  );
  const firsts = new Map(answers.flat().map((rows, index) => [texts[index], rows[0]]));
  const found = new Map<number, ShelfRow>();
  for (const { appid, name } of apps) {
    const game = firsts.get(searchText(name));
    if (game) found.set(appid, game);
  }
  return found;
}

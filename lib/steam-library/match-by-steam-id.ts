import "server-only";
import { and, anyOf, compare } from "@/apicalypse/build";
import { STEAM_SOURCE } from "@/lib/games/steam-app-id";
import type { IgdbClient } from "@/lib/igdb/client";
import { EXTERNAL_GAME_FIELDS, externalGameRow, type ShelfRow } from "@/lib/igdb/rows";
import { allRows } from "./all-rows";
import { likeliest } from "./rank";
import type { App } from "./schema";

const EXTERNAL_GAMES = { endpoint: "external_games", fields: EXTERNAL_GAME_FIELDS, row: externalGameRow };

/** By IGDB's links to Steam: one call for a whole batch. @throws {AppError} */
export async function matchBySteamId(igdb: IgdbClient, apps: readonly App[]): Promise<Map<number, ShelfRow>> {
  const where = and(
    compare("external_game_source", "=", STEAM_SOURCE),
    anyOf(
      "uid",
      apps.map(({ appid }) => String(appid)),
    ),
  );
  const rows = await allRows(igdb, EXTERNAL_GAMES, where);
  const byUid = Map.groupBy(rows, ({ uid }) => uid);
  const found = new Map<number, ShelfRow>();
  for (const { appid } of apps) {
    const game = likeliest((byUid.get(String(appid)) ?? []).flatMap((row) => row.game ?? []));
    if (game) found.set(appid, game);
  }
  return found;
}

import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { and, anyOf, compare, or, startsWith } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import type { Kind } from "@/lib/igdb/load-by-id";
import { retryRefusedForOthers, takeLookup } from "@/lib/steam/allowance";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";
import { STEAM_SOURCE, steamAppId } from "./steam-app-id";

/** Their URLs fit into the 32 kB that a query may have. */
const APPS_PER_QUERY = 30;
const GAMES_PER_APP = 10;
const STORES = ["https://store.steampowered.com/app/", "http://store.steampowered.com/app/"];

const externalGameRow = z.object({ uid: z.string() });
const websiteRow = z.object({ url: z.string() });

/**
 * Whether a game of the catalogue has this Steam app id. A lookup that is not cached counts against its client.
 * @throws {AppError} with `failedMessage` when IGDB cannot be read; `rate_limited`
 */
export async function isAppOfGame(appId: number, failedMessage: string): Promise<boolean> {
  return retryRefusedForOthers(() => cachedRead(readIsAppOfGame(appId), failedMessage));
}

async function readIsAppOfGame(appId: number): Promise<boolean> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(gameTags.all);
  await takeLookup();
  const isKnown = (await igdb().load(STEAM_LINKS, appId)) ?? (await igdb().load(STORE_PAGES, appId));
  return isKnown === true;
}

/** IGDB's links to Steam have most apps; the others are found by the URLs of their store pages. */
const STEAM_LINKS: Kind<z.infer<typeof externalGameRow>, boolean> = {
  endpoint: "external_games",
  fields: ["uid"],
  row: externalGameRow,
  where: (appIds) =>
    and(compare("external_game_source", "=", STEAM_SOURCE), anyOf("uid", appIds.map(String))),
  idOf: ({ uid }) => Number(uid),
  toValue: () => true,
  idsPerQuery: APPS_PER_QUERY,
  rowsPerId: GAMES_PER_APP,
};
const STORE_PAGES: Kind<z.infer<typeof websiteRow>, boolean> = {
  endpoint: "websites",
  fields: ["url"],
  row: websiteRow,
  where: (appIds) => or(...appIds.flatMap(pagesOf)),
  idOf: ({ url }) => steamAppId([], [{ url, type: null }]),
  toValue: () => true,
  idsPerQuery: APPS_PER_QUERY,
  rowsPerId: GAMES_PER_APP,
};

function pagesOf(appId: number) {
  return STORES.flatMap((store) => {
    const page = `${store}${appId}`;
    return [compare("url", "=", page), startsWith("url", `${page}/`)];
  });
}

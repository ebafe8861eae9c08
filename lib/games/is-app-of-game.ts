import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { and, anyOf, compare, or, startsWith } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { processWide } from "@/lib/process-wide";
import { retryRefusedForOthers, takeLookup } from "@/lib/steam/allowance";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";
import { STEAM_SOURCE, steamAppId } from "./steam-app-id";

/** App ids in one request: their URLs fit into IGDB's 32 kB of body. */
const APPS_PER_REQUEST = 30;
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
  const { links, storePages } = batchers();
  const isKnown = (await links.load(appId)) ?? (await storePages.load(appId));
  return isKnown === true;
}

/** IGDB's links to Steam cover most apps; the rest is found by the URLs of store pages. */
const batchers = processWide("apps-of-games", () => {
  const links = igdb().batcherOf({
    endpoint: "external_games",
    path: "uid",
    fields: ["uid"],
    row: externalGameRow,
    where: (appIds) =>
      and(compare("external_game_source", "=", STEAM_SOURCE), anyOf("uid", appIds.map(String))),
    idOf: ({ uid }) => Number(uid),
    toValue: () => true,
    size: APPS_PER_REQUEST,
    rowsPerId: GAMES_PER_APP,
  });
  const storePages = igdb().batcherOf({
    endpoint: "websites",
    path: "url",
    fields: ["url"],
    row: websiteRow,
    where: (appIds) => or(...appIds.flatMap(pagesOf)),
    idOf: ({ url }) => steamAppId([], [{ url, type: null }]),
    toValue: () => true,
    size: APPS_PER_REQUEST,
    rowsPerId: GAMES_PER_APP,
  });
  return { links, storePages };
});

function pagesOf(appId: number) {
  return STORES.flatMap((store) => {
    const page = `${store}${appId}`;
    return [compare("url", "=", page), startsWith("url", `${page}/`)];
  });
}

import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { and, anyOf, compare, or, startsWith } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { processWide } from "@/lib/process-wide";
import { ownRead, takeLookup } from "@/lib/steam/allowance";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";
import { STEAM_SOURCE, steamAppId } from "./steam-app-id";

/** App ids in one request: their addresses fit into IGDB's 32 kB of body. */
const APPS_PER_REQUEST = 30;
/** An app is one game, or that of a few editions. */
const GAMES_PER_APP = 10;
const STORES = ["https://store.steampowered.com/app/", "http://store.steampowered.com/app/"];

const externalGameRow = z.object({ uid: z.string() });
const websiteRow = z.object({ url: z.string() });

/**
 * Whether a game of the catalogue has this Steam app id, as `steamAppId` reads it. A lookup that no cache answers counts
 * against its client.
 * @throws {AppError} with the given words when IGDB cannot be read; `rate_limited` as `takeLookup`.
 */
export async function isAppOfGame(appId: number, failedMessage: string): Promise<boolean> {
  return ownRead(() => cachedRead(readIsAppOfGame(appId), failedMessage));
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

/** IGDB's links to Steam name most apps; for the others the addresses of games' store pages are read. */
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

/** The forms that the address of an app's page has in IGDB. */
function pagesOf(appId: number) {
  return STORES.flatMap((store) => {
    const page = `${store}${appId}`;
    return [compare("url", "=", page), startsWith("url", `${page}/`)];
  });
}

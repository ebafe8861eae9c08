import "server-only";
import { cacheLife } from "next/cache";
import { z } from "zod";
import { and, compare, or, query, startsWith } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { ownRead, takeLookup } from "@/lib/steam/allowance";
import { cachedRead } from "./cached-read";
import { STEAM_SOURCE, steamAppId } from "./steam-app-id";

/** A game's page at Steam, however its address goes on, is one game's, or that of a few editions. */
const MAX_WEBSITES = 10;
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
  await takeLookup();
  const isKnown = await isAppInCatalogue(appId);
  cacheLife("catalogue");
  return isKnown;
}

/** IGDB's links to Steam name most apps; for the others the addresses of games' store pages are read. */
async function isAppInCatalogue(appId: number): Promise<boolean> {
  const isLink = and(compare("external_game_source", "=", STEAM_SOURCE), compare("uid", "=", String(appId)));
  const links = await igdb().rows(
    "external_games",
    query({ fields: ["uid"], where: isLink, limit: 1 }),
    externalGameRow,
  );
  if (links.length > 0) return true;
  const websites = await igdb().rows(
    "websites",
    query({ fields: ["url"], where: or(...storePages(appId)), limit: MAX_WEBSITES }),
    websiteRow,
  );
  return websites.some(({ url }) => steamAppId([], [{ url, type: null }]) === appId);
}

/** The forms that the address of an app's page has in IGDB. */
function storePages(appId: number) {
  return STORES.flatMap((store) => {
    const page = `${store}${appId}`;
    return [compare("url", "=", page), startsWith("url", `${page}/`)];
  });
}

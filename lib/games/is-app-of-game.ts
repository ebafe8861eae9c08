import "server-only";
import { cacheLife } from "next/cache";
import { z } from "zod";
import { and, anyOf, compare, or, query, startsWith } from "@/apicalypse/build";
import { type Batcher, createBatcher } from "@/lib/igdb/batcher";
import { igdb, MAX_ROWS } from "@/lib/igdb/igdb";
import { processWide } from "@/lib/process-wide";
import { ownRead, takeLookup } from "@/lib/steam/allowance";
import { cachedRead } from "./cached-read";
import { STEAM_SOURCE, steamAppId } from "./steam-app-id";

/** App ids in one request: their rows fit into an answer, their addresses into IGDB's 32 kB of body. */
const APPS_PER_REQUEST = 30;
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
  const isKnown = await appsOfGames().load(appId);
  cacheLife("catalogue");
  return isKnown === true;
}

const appsOfGames = processWide(
  "apps-of-games",
  (): Batcher<true> => createBatcher({ size: APPS_PER_REQUEST, send: findApps }),
);

/** IGDB's links to Steam name most apps; for the others the addresses of games' store pages are read. */
async function findApps(take: () => readonly number[]): Promise<Map<number, true>> {
  const links = await igdb().rows(
    "external_games",
    () =>
      query({
        fields: ["uid"],
        where: and(compare("external_game_source", "=", STEAM_SOURCE), anyOf("uid", take().map(String))),
        limit: MAX_ROWS,
      }),
    externalGameRow,
  );
  const found = new Map(links.map(({ uid }) => [Number(uid), true] as const));
  const missing = take().filter((appId) => !found.has(appId));
  if (missing.length === 0) return found;
  const websites = await igdb().rows(
    "websites",
    query({ fields: ["url"], where: or(...missing.flatMap(storePages)), limit: MAX_ROWS }),
    websiteRow,
  );
  for (const { url } of websites) {
    const appId = steamAppId([], [{ url, type: null }]);
    if (appId !== null) found.set(appId, true);
  }
  return found;
}

/** The forms that the address of an app's page has in IGDB. */
function storePages(appId: number) {
  return STORES.flatMap((store) => {
    const page = `${store}${appId}`;
    return [compare("url", "=", page), startsWith("url", `${page}/`)];
  });
}

import type { Tables } from "../igdb/tables.ts";
import { badRequest, forbidden, methodNotAllowed, notFound } from "./answers.ts";
import { getOwnedGames, getRecentlyPlayedGames } from "./player-service.ts";
import { getPlayerSummaries, resolveVanityUrl } from "./user.ts";
import {
  getGlobalAchievementPercentages,
  getNumberOfCurrentPlayers,
  getPlayerAchievements,
  getSchemaForGame,
} from "./user-stats.ts";
import { getWishlist } from "./wishlist.ts";
import { createWorld, type World } from "./world.ts";

type Method = {
  versions: readonly number[];
  needsKey: boolean;
  answer: (params: URLSearchParams, world: World) => Response;
};

const METHODS: Readonly<Record<string, Method>> = {
  "IWishlistService/GetWishlist": { versions: [1], needsKey: false, answer: getWishlist },
  "IPlayerService/GetOwnedGames": { versions: [1], needsKey: true, answer: getOwnedGames },
  "IPlayerService/GetRecentlyPlayedGames": { versions: [1], needsKey: true, answer: getRecentlyPlayedGames },
  "ISteamUser/GetPlayerSummaries": { versions: [2], needsKey: true, answer: getPlayerSummaries },
  "ISteamUser/ResolveVanityURL": { versions: [1], needsKey: true, answer: resolveVanityUrl },
  "ISteamUserStats/GetPlayerAchievements": { versions: [1], needsKey: true, answer: getPlayerAchievements },
  "ISteamUserStats/GetSchemaForGame": { versions: [2], needsKey: true, answer: getSchemaForGame },
  "ISteamUserStats/GetNumberOfCurrentPlayers": {
    versions: [1],
    needsKey: false,
    answer: getNumberOfCurrentPlayers,
  },
  "ISteamUserStats/GetGlobalAchievementPercentagesForApp": {
    versions: [2],
    needsKey: false,
    answer: getGlobalAchievementPercentages,
  },
};

/** The product's key when Steam is sandboxed (scripts/lib/services.ts). */
const API_KEY = "sandbox";
const ADDRESS = /^\/(\w+\/\w+)\/v(\d{1,4})\/?$/;

/**
 * api.steampowered.com: `/{interface}/{method}/v{n}/`.
 * @param publicUrl the app's origin, for the pictures' URLs
 */
export function createSteamHandler(options: {
  tables: Tables;
  publicUrl?: string;
}): (request: Request) => Promise<Response> {
  const { tables, publicUrl = "http://localhost:3000" } = options;
  const world = createWorld(tables, publicUrl.replace(/\/+$/, ""));
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, name = "", version] = ADDRESS.exec(pathname) ?? [];
    const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    if (!method?.versions.includes(Number(version))) return notFound();
    if (request.method !== "GET") return methodNotAllowed();
    const key = searchParams.get("key");
    if (method.needsKey && !key) return badRequest();
    if (method.needsKey && key !== API_KEY) return forbidden();
    return method.answer(searchParams, world);
  };
}

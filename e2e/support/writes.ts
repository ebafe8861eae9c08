import type { APIResponse } from "playwright/test";
import { ACCOUNT_WRITES } from "./account-writes";
import { DESTRUCTIVE_WRITES } from "./destructive-writes";
import { expect } from "./fixtures";
import { routeFiles } from "./read-routes";
import { SHELF_WRITES } from "./shelf-writes";

export type Write<Context> = {
  /** The call to Supabase that does the work. */
  work: string;
  send: (context: Context) => Promise<APIResponse>;
};

/** Reads of IGDB by POST. */
export const PROXIES = [
  ["POST api/igdb/games/route.ts", { query: "fields name; where id = 7; sort name asc; limit 3;" }],
  ["POST api/igdb/time-to-beat/route.ts", { query: "fields game_id; where game_id = 7; limit 3;" }],
] as const;

/** Reads our own catalogue: e2e/api/igdb-proxies.alone.spec.ts. */
const WITHOUT_IGDB = ["POST api/igdb/popular-games/route.ts"];

/** Writes to the log only. */
const WITHOUT_SERVICE = ["POST api/client-errors/route.ts"];

/** The writes of a table, each with the accounts it works on. */
export function bindWrites<Context>(table: Readonly<Record<string, Write<Context>>>, context: Context) {
  return Object.entries(table).map(([name, { work, send }]) => ({ name, work, send: () => send(context) }));
}

/** Writes a cookie only, before Steam is asked: e2e/api/steam-sign-in-api.spec.ts. */
const OF_STEAM = ["POST api/steam/sign-in/route.ts"];

/** Expires caches only: e2e/flows/moderation.spec.ts. */
const OF_MODERATORS = ["POST api/moderation/expire/route.ts"];

/** Expects a row in a table for each writing route of `app/`, and no other row. */
export function expectAllWrites() {
  const routes = (["POST", "PUT", "PATCH", "DELETE"] as const)
    .flatMap((method) => routeFiles(method).map((file) => `${method} ${file}`))
    .filter((name) => !name.endsWith("[...path]/route.ts"));
  const rows = [SHELF_WRITES, ACCOUNT_WRITES, DESTRUCTIVE_WRITES]
    .flatMap((table) => Object.keys(table))
    .map((name) => name.replace(/ \(.*/, ""));
  const listed = [
    ...rows,
    ...PROXIES.map(([name]) => name),
    ...WITHOUT_IGDB,
    ...WITHOUT_SERVICE,
    ...OF_STEAM,
    ...OF_MODERATORS,
  ];
  expect(routes.sort()).toEqual([...new Set(listed)].sort());
}

import "server-only";
import type { Comparison } from "@/apicalypse/ast";
import { compare, or, safeText } from "@/apicalypse/build";
import { MAX_QUERY_BYTES } from "@/apicalypse/limits";
import { printCondition } from "@/apicalypse/print-condition";
import type { IgdbClient } from "@/lib/igdb/client";
import { SHELF_FIELDS, type ShelfRow, shelfRow } from "@/lib/igdb/rows";
import { allRows } from "./all-rows";
import { likeliest } from "./rank";
import type { App } from "./schema";

/** Reserved for the fields and the other clauses. */
const REST_BYTES = 1000;
const GAMES = { endpoint: "games", fields: SHELF_FIELDS, row: shelfRow };

const nameKey = (name: string) => safeText(name).toLowerCase();

/** Ignores case and surrounding space. @throws {AppError} */
export async function matchByName(igdb: IgdbClient, apps: readonly App[]): Promise<Map<number, ShelfRow>> {
  const names = [...new Set(apps.map(({ name }) => nameKey(name)))].filter(Boolean);
  const conditions = names.map((name) => compare("name", "~", name));
  const answers = await Promise.all(withinSize(conditions).map((part) => allRows(igdb, GAMES, or(...part))));
  const byName = Map.groupBy(answers.flat(), ({ name }) => nameKey(name));
  const found = new Map<number, ShelfRow>();
  for (const { appid, name } of apps) {
    const game = likeliest(byName.get(nameKey(name)) ?? []);
    if (game) found.set(appid, game);
  }
  return found;
}

function withinSize(conditions: readonly Comparison[]): Comparison[][] {
  const parts: Comparison[][] = [];
  let room = 0;
  for (const condition of conditions) {
    const bytes = Buffer.byteLength(` | ${printCondition(condition)}`);
    if (bytes > room) {
      parts.push([]);
      room = MAX_QUERY_BYTES - REST_BYTES;
    }
    parts.at(-1)?.push(condition);
    room -= bytes;
  }
  return parts;
}

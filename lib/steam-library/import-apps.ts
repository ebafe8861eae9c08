import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { igdb } from "@/lib/igdb/igdb";
import { answerOf } from "@/lib/supabase/answers";
import { createUserClient } from "@/lib/supabase/server";
import { importedRowSchema, toImportResult, toImportRow } from "./import-row";
import { matchApps } from "./match-apps";
import type { App, ImportResult } from "./schema";

/** Five hundred games with their texts are written at once. */
const WRITE_LIMIT_MS = 15_000;

const knownSchema = z.array(z.object({ appid: z.coerce.number().int() }));
const importedSchema = z.array(importedRowSchema);

/**
 * Imports a batch, all of it or nothing. An app that was imported before keeps its game, and needs no call of IGDB.
 * @throws {AppError} when IGDB or the database is unavailable
 */
export async function importApps(user: CurrentUser, apps: readonly App[]): Promise<ImportResult[]> {
  const unique = [...new Map(apps.map((app) => [app.appid, app])).values()];
  const known = await knownAppIds(user, unique);
  const unknown = unique.filter(({ appid }) => !known.has(appid));
  const matches = await matchApps(igdb().import, unknown);
  // A new Supabase client: the first one's time limit began before the reads of IGDB.
  const { client } = await createUserClient({ timeLimitMs: WRITE_LIMIT_MS });
  const games = unique.map((app) => toImportRow(app, matches.get(app.appid)));
  const rows = await answerOf(client.rpc("import_steam_games", { games }), importedSchema);
  const results = new Map(rows.map((row) => [row.appid, toImportResult(row)]));
  return unique.map(
    ({ appid }) => results.get(appid) ?? { appid, game: null, matchedBy: null, isNew: false },
  );
}

async function knownAppIds({ id, supabase }: CurrentUser, apps: readonly App[]): Promise<Set<number>> {
  const appids = apps.map(({ appid }) => appid);
  const query = supabase.from("steam_games").select("appid").eq("user_id", id).in("appid", appids);
  return new Set((await answerOf(query, knownSchema)).map(({ appid }) => appid));
}

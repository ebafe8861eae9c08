import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { importedRowSchema, toImportResult } from "./import-row";
import { matchApps } from "./match-apps";
import type { App, ImportResult } from "./schema";

/** For 500 games, which are matched and written at once. */
export const IMPORT_TIME_LIMIT_MS = 15_000;

const importedSchema = z.array(importedRowSchema);

/**
 * Imports a batch, all of it or nothing. An app that was imported before keeps its game.
 * @param importId lists the batch among the user's imports, where it can be undone
 * @throws {AppError}
 */
export async function importApps(
  user: CurrentUser,
  apps: readonly App[],
  importId?: string,
): Promise<ImportResult[]> {
  const unique = [...new Map(apps.map((app) => [app.appid, app])).values()];
  const matches = await matchApps(user, unique);
  const games = unique.map(({ appid, name, playtimeMinutes }) => ({
    appid,
    name,
    playtime_minutes: playtimeMinutes,
    ...matches.get(appid),
  }));
  const rows = await answerOf(
    user.supabase.rpc("import_steam_games", { games, import: importId ?? null }),
    importedSchema,
  );
  const results = new Map(rows.map((row) => [row.appid, toImportResult(row)]));
  return unique.map(
    ({ appid }) => results.get(appid) ?? { appid, game: null, matchedBy: null, isNew: false },
  );
}

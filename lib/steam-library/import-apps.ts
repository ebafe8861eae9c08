import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { jsonOf } from "@/lib/supabase/answers";
import { matchApps } from "./match-apps";
import type { App, ImportResult, MatchedBy } from "./schema";

/** For 500 games, which are matched and written at once. */
export const IMPORT_TIME_LIMIT_MS = 15_000;

type ImportedApp = {
  appid: number;
  gameId: number;
  gameName: string;
  coverUrl: string | null;
  releaseYear: number | null;
  matchedBy: MatchedBy;
  isNew: boolean;
};

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
  const query = user.supabase.rpc("import_steam_games", { games, import: importId ?? null });
  const rows = await jsonOf<ImportedApp[]>(query);
  const results = new Map(rows.map((row) => [row.appid, toImportResult(row)]));
  return unique.map(
    ({ appid }) => results.get(appid) ?? { appid, game: null, matchedBy: null, isNew: false },
  );
}

function toImportResult({ appid, gameId: id, gameName: name, coverUrl, releaseYear, ...rest }: ImportedApp) {
  const game = { id, name, path: gamePath({ id, name }), coverUrl: fromStoredCover(coverUrl), releaseYear };
  return { appid, game, ...rest };
}

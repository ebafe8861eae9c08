import type { AppState } from "./import-queue";
import type { App, Imports, LibraryGame, MatchedBy } from "./schema";

export type RowState =
  | { kind: "idle" | "waiting" | "importing" | "failed" | "not_found" }
  | { kind: "done"; gameId: number; gameName: string; matchedBy: MatchedBy };

/** Results of this run win over what was imported when the dialog opened. */
export function rowStateOf(appid: number, state: AppState | undefined, imports: Imports): RowState {
  if (typeof state === "object") {
    const { game, matchedBy } = state;
    if (!game || !matchedBy) return { kind: "not_found" };
    return { kind: "done", gameId: game.id, gameName: game.name, matchedBy };
  }
  if (state === "waiting" || state === "importing" || state === "failed") return { kind: state };
  const known = imports[appid];
  if (!known) return { kind: "idle" };
  return { kind: "done", gameId: known.gameId, gameName: known.gameName, matchedBy: known.matchedBy };
}

export function toApp({ appid, name, playtime_forever }: LibraryGame): App {
  return { appid, name, playtimeMinutes: playtime_forever };
}

export type Outlook = {
  /** Of "Import All": apps without a game first, then those played since the last import. */
  apps: App[];
  left: number;
  imported: number;
  notFound: number;
};

export function outlookOf(
  games: readonly LibraryGame[],
  states: ReadonlyMap<number, AppState>,
  imports: Imports,
): Outlook {
  const fresh: App[] = [];
  const played: App[] = [];
  let notFound = 0;
  let imported = 0;
  for (const game of games) {
    const state = states.get(game.appid);
    const { kind } = rowStateOf(game.appid, state, imports);
    if (kind === "not_found") notFound += 1;
    else if (kind !== "done") fresh.push(toApp(game));
    else {
      imported += 1;
      const known = state === undefined ? imports[game.appid] : undefined;
      if (known && known.playtimeMinutes !== game.playtime_forever) played.push(toApp(game));
    }
  }
  return { apps: [...fresh, ...played], left: fresh.length, imported, notFound };
}

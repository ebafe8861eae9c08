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

export type LibraryOverview = {
  /** Apps without a game, for "Import All". */
  fresh: App[];
  /** Imported apps that were played since, for "Update play time". Steam shows 0 minutes to all who hide their play time. */
  played: App[];
  imported: number;
  notFound: number;
};

export function overviewOf(
  games: readonly LibraryGame[],
  states: ReadonlyMap<number, AppState>,
  imports: Imports,
): LibraryOverview {
  const fresh: App[] = [];
  const played: App[] = [];
  let notFound = 0;
  let imported = 0;
  for (const game of games) {
    const state = states.get(game.appid);
    const known = imports[game.appid];
    if (typeof state === "object") {
      if (state.game) imported += 1;
      else notFound += 1;
    } else if (known) {
      imported += 1;
      if (known.playtimeMinutes < game.playtime_forever) played.push(toApp(game));
    } else fresh.push(toApp(game));
  }
  return { fresh, played, imported, notFound };
}

import { formatCount, plural } from "@/lib/format-count";
import { overviewOf } from "./library-state";
import type { App, ImportResult, Imports, LibraryAnswer } from "./schema";

export type SyncChanges = {
  added: { appid: number; name: string }[];
  /** Play times on Steam, in minutes. */
  played: { appid: number; name: string; from: number; to: number }[];
};

export const NO_CHANGES: SyncChanges = { added: [], played: [] };

/** New apps, but none whose game the user has removed, and imported ones that were played since. */
export function appsToSync(
  { response }: LibraryAnswer,
  before: Imports,
  removedApps: readonly number[],
): App[] {
  const { fresh, played } = overviewOf(response.games, new Map(), before);
  const removed = new Set(removedApps);
  return [...fresh.filter(({ appid }) => !removed.has(appid)), ...played];
}

/** The changes with those of a batch. `before` is what was imported when the sync began. */
export function withChanges(
  { added, played }: SyncChanges,
  apps: readonly App[],
  results: readonly ImportResult[],
  before: Imports,
): SyncChanges {
  const minutes = new Map(apps.map(({ appid, playtimeMinutes }) => [appid, playtimeMinutes]));
  const found: SyncChanges = { added: [...added], played: [...played] };
  for (const { appid, game, isNew } of results) {
    if (!game) continue;
    const from = before[appid]?.playtimeMinutes;
    const to = minutes.get(appid) ?? 0;
    if (from !== undefined && from !== to) found.played.push({ appid, name: game.name, from, to });
    else if (isNew) found.added.push({ appid, name: game.name });
  }
  return found;
}

/** "2 new games and 1 play time"; null when nothing has changed. */
export function summaryOfChanges({ added, played }: SyncChanges): string | null {
  const count = (items: readonly unknown[], one: string) =>
    items.length === 0 ? [] : [plural(items.length, one)];
  const parts = [...count(added, "new game"), ...count(played, "changed play time")];
  return parts.length > 0 ? `${parts.join(" and ")}.` : null;
}

export function hoursOf(minutes: number): string {
  return `${formatCount(Math.round(minutes / 6) / 10)} h`;
}

import type { ImportStatus } from "@/lib/import-files/entry";
import type { Tables } from "@/types/database";
import type { AccountReader, ExportedPlay } from "./reader";

function toExportedGame(row: Tables<"user_games">) {
  return {
    id: row.game_id,
    title: row.game_name,
    releaseYear: row.game_release_date?.slice(0, 4) ?? "",
    platforms: row.game_platforms,
    status: row.status as ExportedStatus,
    rating: row.user_rating,
    /** Entered, otherwise the larger of Steam's and the plays'. */
    hours: row.shown_hours,
    notes: row.notes,
    addedAt: new Date(row.date_added),
    completedAt: row.date_completed === null ? null : new Date(row.date_completed),
    updatedAt: new Date(row.updated_at),
  };
}

/** A game of the shelf, as the files for other services and for people need it. */
export type ExportedGame = ReturnType<typeof toExportedGame>;
export type ExportedStatus = ImportStatus | "imported";

export async function* readGames(reader: AccountReader): AsyncGenerator<ExportedGame[]> {
  for await (const rows of reader.rows("user_games"))
    yield rows.map((row) => toExportedGame(row as Tables<"user_games">));
}

/** With the plays, for other services. A game without plays gets one from the fields of the shelf. */
export async function* readPlayedGames(
  reader: AccountReader,
): AsyncGenerator<(ExportedGame & { playthroughs: Playthrough[] })[]> {
  for await (const games of readGames(reader)) {
    const plays = await reader.plays(games.map(({ id }) => id));
    yield games.map((game) => ({ ...game, playthroughs: playthroughsOf(game, plays.get(game.id) ?? []) }));
  }
}

export type Playthrough = {
  /** The first day of a month or year. */
  startedAt: Date | null;
  finishedAt: Date | null;
  minutes: number | null;
  /** Null for the last one, which has the status of the game. */
  status: "completed" | "dropped" | null;
};

const ENDED = { finished: "completed", abandoned: "dropped", paused: null, playing: null } as const;

/** Hours that are in no play are added to the last one. */
function playthroughsOf({ hours, completedAt }: ExportedGame, plays: ExportedPlay[]): Playthrough[] {
  const total = hours === null ? null : toMinutes(hours);
  const logged = plays.reduce((sum, { minutes }) => sum + minutes, 0);
  const last = plays.at(-1);
  if (!last) return [{ startedAt: null, finishedAt: completedAt, minutes: total, status: null }];
  const dayOf = (date: string | null) => (date === null ? null : new Date(date));
  return plays.map((play) => {
    const isLast = play === last;
    return {
      startedAt: dayOf(play.started),
      finishedAt: dayOf(play.finished) ?? (isLast && play.outcome === "finished" ? completedAt : null),
      minutes: play.minutes + (isLast ? Math.max((total ?? 0) - logged, 0) : 0) || null,
      status: isLast ? null : ENDED[play.outcome],
    };
  });
}

/** `2024-03-02`, in UTC as everywhere on the shelf. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** `2024-03-02T00:00:00Z` */
export function toSecond(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

export function toMinutes(hours: number): number {
  return Math.round(hours * 60);
}

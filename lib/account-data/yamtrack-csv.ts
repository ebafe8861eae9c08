import { type ExportedGame, type ExportedStatus, type Playthrough, readPlayedGames } from "./exported-game";
import type { AccountReader } from "./reader";

const COLUMNS = [
  "media_id",
  "source",
  "media_type",
  "title",
  "image",
  "season_number",
  "episode_number",
  "score",
  "status",
  "notes",
  "start_date",
  "end_date",
  "progress",
];

/** Yamtrack has no game without a status. */
const STATUSES: Record<ExportedStatus, string> = {
  want: "Planning",
  imported: "Planning",
  playing: "In progress",
  endless: "In progress",
  paused: "Paused",
  dropped: "Dropped",
  completed: "Completed",
};

/**
 * The shelf for Yamtrack, a row for each play: all fields quoted, without a byte order mark, and without apostrophes before formulas, which Yamtrack
 * would keep. @throws {AppError}
 */
export async function* yamtrackCsv(reader: AccountReader): AsyncGenerator<string> {
  yield line(COLUMNS);
  for await (const games of readPlayedGames(reader)) {
    yield games
      .flatMap((game) => game.playthroughs.map((playthrough) => line(fieldsOf(game, playthrough))))
      .join("");
  }
}

/** Only the row of the last playthrough has the game's rating, notes and status. */
function fieldsOf(game: ExportedGame, { startedAt, finishedAt, minutes, status }: Playthrough): string[] {
  const isLast = status === null;
  return [
    String(game.id),
    "igdb",
    "game",
    game.title,
    "",
    "",
    "",
    game.rating === null || !isLast ? "" : game.rating.toFixed(1),
    STATUSES[status ?? game.status],
    (isLast && game.notes) || "",
    startedAt === null ? "" : toTime(startedAt),
    finishedAt === null ? "" : toTime(finishedAt),
    // The form by which Yamtrack reads a row refuses an empty one.
    String(minutes ?? 0),
  ];
}

/** `2024-03-02 00:00:00+00:00` */
function toTime(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace("T", " ")}+00:00`;
}

/** Yamtrack splits a file into lines before it reads the quotes, also at rarer ends of a line. */
const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

function line(fields: readonly string[]): string {
  const quoted = fields.map((field) => `"${field.replace(LINE_ENDS, " ").replaceAll('"', '""')}"`);
  return `${quoted.join(",")}\r\n`;
}

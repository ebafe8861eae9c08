import { type ExportedGame, type ExportedStatus, readGames, toMinutes } from "./exported-game";
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
 * The shelf for Yamtrack: all fields quoted, without a byte order mark, and without apostrophes before formulas, which Yamtrack
 * would keep. @throws {AppError}
 */
export async function* yamtrackCsv(reader: AccountReader): AsyncGenerator<string> {
  yield line(COLUMNS);
  for await (const games of readGames(reader)) yield games.map((game) => line(fieldsOf(game))).join("");
}

function fieldsOf(game: ExportedGame): string[] {
  return [
    String(game.id),
    "igdb",
    "game",
    game.title,
    "",
    "",
    "",
    game.rating === null ? "" : game.rating.toFixed(1),
    STATUSES[game.status],
    game.notes ?? "",
    "",
    game.completedAt === null ? "" : toTime(game.completedAt),
    // The form by which Yamtrack reads a row refuses an empty one.
    game.hours === null ? "0" : String(toMinutes(game.hours)),
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

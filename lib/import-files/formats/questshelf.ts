import { z } from "zod";
import { parseDate, parseTime, yearOf } from "../dates.ts";
import type { Draft } from "../draft.ts";
import { IMPORT_STATUSES, type ImportStatus, type OwnData } from "../entry.ts";
import { type Format, hasColumns, isRecord, type Part, type Result, readItems, readRows } from "../format.ts";
import { toId, toNumber } from "../numbers.ts";

const VERSION = 1;

const text = z.string().nullish().catch(null);
const number = z.number().nullish().catch(null);

const gameSchema = z.object({
  game_id: z.int().positive(),
  game_name: text,
  game_release_date: text,
  status: text,
  imported: z.boolean().catch(false),
  date_added: text,
  date_completed: text,
  user_rating: number,
  notes: text,
  hours_played: number,
  steam_playtime_minutes: number,
});

const steamGameSchema = z.object({
  appid: z.int().positive(),
  game_id: z.int().positive().nullish(),
  name: z.string().catch(""),
  matched_by: text,
  playtime_minutes: number,
  imported_at: text,
});

type Game = z.infer<typeof gameSchema>;
type SteamGame = z.infer<typeof steamGameSchema>;

/** Our own export. */
export const questshelf: Format = {
  id: "questshelf",
  name: "Questshelf",
  recognizes: (part) =>
    part.kind === "json"
      ? isRecord(part.value) && (part.value.format === "questshelf" || isFirstExport(part.value))
      : hasColumns(part, "game_id", "game_name", "status", "date_added"),
  read(parts) {
    const json = parts.find((part) => part.kind === "json");
    return json?.kind === "json" && isRecord(json.value) ? readJson(json.value) : readCsv(parts);
  },
};

/** From the time before the export named its format and version. */
function isFirstExport(value: Record<string, unknown>): boolean {
  return "exported_at" in value && "account" in value && Array.isArray(value.user_games);
}

function readJson(value: Record<string, unknown>): Result | string {
  const version = value.version ?? VERSION;
  if (typeof version !== "number" || Math.floor(version) > VERSION) {
    return "This file was exported by a newer version of Questshelf, which this one cannot read.";
  }
  const steamGames = listOf(value.steam_games).flatMap((game) => {
    const parsed = steamGameSchema.safeParse(game);
    return parsed.success ? [parsed.data] : [];
  });
  const byGame = Map.groupBy(steamGames, (game) => game.game_id ?? null);
  const games = listOf(value.user_games);
  const onShelf = new Set<number>();
  const result = readItems(games, (item, line, result) => {
    const game = gameSchema.safeParse(item);
    if (!game.success) {
      result.fail(line, "This entry has no game_id.");
      return;
    }
    onShelf.add(game.data.game_id);
    result.add(line, toDraft(game.data, byGame.get(game.data.game_id) ?? []));
  });
  // Apps without a game on the shelf.
  for (const [index, app] of steamGames.entries()) {
    if (app.game_id && onShelf.has(app.game_id)) continue;
    result.add(games.length + index + 1, {
      title: app.name,
      igdbId: app.game_id ?? null,
      store: { source: 1, uid: String(app.appid) },
      own: {
        onShelf: false,
        imported: true,
        dateAdded: null,
        dateCompleted: null,
        steamPlaytimeMinutes: null,
        steamApps: [toApp(app)],
      },
    });
  }
  return result;
}

function readCsv(parts: Part[]): Result {
  return readRows(parts, (row, result) => {
    const cell = (name: string) => row.get(name) || null;
    const id = toId(row.get("game_id"));
    if (id === null) {
      result.fail(row.line, "This row has no game_id.");
      return;
    }
    const game: Game = {
      game_id: id,
      game_name: cell("game_name"),
      game_release_date: cell("game_release_date"),
      status: cell("status"),
      imported: row.get("imported").toLowerCase() === "true",
      date_added: cell("date_added"),
      date_completed: cell("date_completed"),
      user_rating: toNumber(row.get("user_rating")),
      notes: cell("notes"),
      hours_played: toNumber(row.get("hours_played")),
      steam_playtime_minutes: toNumber(row.get("steam_playtime_minutes")),
    };
    result.add(row.line, toDraft(game, []));
  });
}

function toDraft(game: Game, steamGames: SteamGame[]): Draft {
  const status = game.status ?? "";
  return {
    title: game.game_name ?? "",
    year: yearOf(game.game_release_date ?? ""),
    igdbId: game.game_id,
    statusWord: status === "imported" ? "" : status,
    status: toStatus(status),
    rating: inRange(game.user_rating, 10),
    hours: inRange(game.hours_played, 100_000),
    finishedOn: parseDate(game.date_completed ?? ""),
    addedAt: parseTime(game.date_added ?? ""),
    notes: game.notes ?? null,
    own: {
      onShelf: true,
      imported: game.imported || status === "imported",
      dateAdded: exactTime(game.date_added),
      dateCompleted: exactTime(game.date_completed),
      steamPlaytimeMinutes: inRange(game.steam_playtime_minutes, 2 ** 31 - 1),
      steamApps: steamGames.map(toApp),
    },
  };
}

function toStatus(status: string): ImportStatus | null {
  return IMPORT_STATUSES.find((known) => known === status) ?? null;
}

function toApp(app: SteamGame): OwnData["steamApps"][number] {
  return {
    appid: app.appid,
    name: app.name.slice(0, 300),
    matchedBy: app.matched_by ?? null,
    playtimeMinutes: inRange(app.playtime_minutes, 2 ** 31 - 1),
    importedAt: exactTime(app.imported_at),
  };
}

function inRange(value: number | null | undefined, maximum: number): number | null {
  return typeof value === "number" && value >= 0 && value <= maximum ? value : null;
}

/** As exported, with all its digits, if it is a time. */
function exactTime(time: string | null | undefined): string | null {
  return time && time.length < 40 && !Number.isNaN(Date.parse(time)) ? time : null;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

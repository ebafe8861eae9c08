import { z } from "zod";
import { cutText, storableText } from "../clean-text.ts";
import { datesOf } from "../columns/dates.ts";
import { exactTime, parseDate, parseTime, yearOf } from "../dates.ts";
import type { Draft } from "../draft.ts";
import { parseHours } from "../durations.ts";
import { IMPORT_STATUSES, type ImportStatus, type OwnData } from "../entry.ts";
import {
  type Format,
  hasColumns,
  isRecord,
  type Part,
  type Result,
  readItems,
  readTables,
  valuesOf,
} from "../format.ts";
import { MAX_GAME_ID, TITLE_LENGTH } from "../limits.ts";
import { ratingOf, toId, toNumber } from "../numbers.ts";
import { statusOfWord } from "../status-words.ts";
import type { Row } from "../table.ts";
import { recordsOf } from "./questshelf-records.ts";

const VERSION = 1;

/** The limit for `own`. The database refuses more than 100,000 bytes. */
const OWN_BYTES = 90_000;

const text = z.string().transform(storableText).nullish().catch(null);
const texts = z.array(z.string().transform(storableText)).catch([]);
const number = z.number().nullish().catch(null);

const gameId = z.int().min(1).max(MAX_GAME_ID);

const gameSchema = z.object({
  game_id: gameId,
  game_name: text,
  game_cover_url: text,
  game_summary: text,
  game_rating: number,
  game_release_date: text,
  game_platforms: texts,
  game_genres: texts,
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
  game_id: gameId.nullish(),
  name: z.string().transform(storableText).catch(""),
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
      : hasColumns(part, "game_id", "game_name", "status", "date_added") || isGamesTable(part),
  read(parts) {
    const json = parts.find((part) => part.kind === "json");
    return json?.kind === "json" && isRecord(json.value) ? readJson(json.value) : readCsv(parts);
  },
};

/** The table for spreadsheets. */
const isGamesTable = (part: Part) =>
  hasColumns(part, "title", "status", "igdb_id", "steam_appid", "date_added");

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
    });
  }
  result.records.push(...recordsOf(value, (reason, count) => result.skip(reason, count)));
  return result;
}

function readCsv(parts: Part[]): Result {
  return readTables(parts, (table) => {
    const isGames = isGamesTable({ name: "", kind: "table", table });
    // A spreadsheet may have saved the dates in its own layout.
    const dates = datesOf(valuesOf(table, "date_completed", "date_added"));
    return (row, result) => (isGames ? addGame(row, dates, result) : addRow(row, result));
  });
}

function addGame(row: Row, dates: ReturnType<typeof datesOf>, result: Result): void {
  result.add(row.line, {
    title: row.get("title"),
    year: yearOf(row.get("year")),
    igdbId: toId(row.get("igdb_id")),
    store: row.get("steam_appid") ? { source: 1, uid: row.get("steam_appid") } : null,
    statusWord: row.get("status"),
    status: statusOfWord(row.get("status")),
    rating: result.read("rating", "rating", row.get("rating"), (text) => ratingOf(toNumber(text), 10)),
    hours: result.read("time", "hours", row.get("hours"), (text) => parseHours(text, "hours")),
    finishedOn: result.read("date", "date_completed", row.get("date_completed"), dates.day),
    plays: [],
    addedAt: result.read("date", "date_added", row.get("date_added"), dates.time),
    notes: row.get("notes"),
  });
}

function addRow(row: Row, result: Result): void {
  const cell = (name: string) => row.get(name) || null;
  const id = toId(row.get("game_id"));
  if (id === null) {
    result.fail(row.line, "This row has no game_id.");
    return;
  }
  const game: Game = {
    game_id: id,
    game_name: cell("game_name"),
    game_cover_url: cell("game_cover_url"),
    game_summary: cell("game_summary"),
    game_rating: toNumber(row.get("game_rating")),
    game_release_date: cell("game_release_date"),
    game_platforms: cell("game_platforms")?.split("; ") ?? [],
    game_genres: cell("game_genres")?.split("; ") ?? [],
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
}

function toDraft(game: Game, steamGames: SteamGame[]): Draft {
  const status = game.status ?? "";
  const hours = inRange(game.hours_played, 1_000_000);
  return {
    title: cutText(game.game_name ?? "", TITLE_LENGTH),
    year: yearOf(game.game_release_date ?? ""),
    igdbId: game.game_id,
    statusWord: status === "imported" ? "" : status,
    status: toStatus(status),
    rating: halves(inRange(game.user_rating, 10)),
    hours: hours || null,
    finishedOn: parseDate(game.date_completed ?? ""),
    plays: [],
    addedAt: parseTime(game.date_added ?? ""),
    notes: game.notes ?? null,
    own: fitted({
      imported: game.imported,
      date_added: exactTime(game.date_added),
      date_completed: exactTime(game.date_completed),
      hours_played: hours,
      steam_playtime_minutes: minutesOf(game.steam_playtime_minutes),
      game_name: cutText(game.game_name ?? "", 500),
      game_cover_url: cutText(game.game_cover_url ?? "", 300) || null,
      game_summary: cutText(game.game_summary ?? "", 2000) || null,
      game_rating: inRange(game.game_rating, 100),
      game_release_date: dayOf(game.game_release_date),
      game_platforms: game.game_platforms,
      game_genres: game.game_genres,
      steam_games: steamGames.map(toApp),
    }),
  };
}

/** Without the apps of a game that has too many, which the next import from Steam finds again; then without other long lists. */
function fitted(own: OwnData): OwnData {
  const isLong = (data: OwnData) => new TextEncoder().encode(JSON.stringify(data)).length > OWN_BYTES;
  const withoutApps = isLong(own) ? { ...own, steam_games: [] } : own;
  return isLong(withoutApps) ? { ...withoutApps, game_platforms: [], game_genres: [] } : withoutApps;
}

function toStatus(status: string): ImportStatus | null {
  return IMPORT_STATUSES.find((known) => known === status) ?? null;
}

function toApp(app: SteamGame): OwnData["steam_games"][number] {
  return {
    appid: app.appid,
    name: cutText(app.name, 500),
    matched_by: cutText(app.matched_by ?? "", 20) || null,
    playtime_minutes: minutesOf(app.playtime_minutes),
    imported_at: exactTime(app.imported_at),
  };
}

const halves = (value: number | null) => value && Math.round(value * 2) / 2;

function minutesOf(value: number | null | undefined): number | null {
  const minutes = inRange(value, 60_000_000);
  return minutes && Math.round(minutes);
}

function inRange(value: number | null | undefined, maximum: number): number | null {
  return typeof value === "number" && value >= 0 && value <= maximum ? value : null;
}

function dayOf(date: string | null | undefined): string | null {
  const day = parseDate(date ?? "");
  return day?.length === 10 ? day : null;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

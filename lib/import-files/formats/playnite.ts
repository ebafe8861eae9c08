import { dateOrderOf, parseTime, yearOf } from "../dates.ts";
import { toHours } from "../durations.ts";
import type { DateOrder, Entry, ImportStatus } from "../entry.ts";
import { addRows, columnsOf, type Format, hasColumns, type Part, Result, valuesOf } from "../format.ts";
import { decimalMark, ratingOf, toId, toNumber } from "../numbers.ts";
import { statusOfWord } from "../status-words.ts";
import type { Table } from "../table.ts";

const STEAM = "cb91dfc9-b977-43bf-8e70-55f46e410fab";
const GOG = "aebe8b7c-6dc3-4a66-af31-e7375c6b5e9e";
const PLUGIN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const TELLING = ["pluginid", "time played", "completion status", "sources", "game id"];

/** Library Exporter Advanced. Its header is in the user's language, except `Roms`, `PluginId` and `Id`. */
export const playnite: Format = {
  id: "playnite",
  name: "Playnite",
  recognizes: (part) =>
    part.kind === "table" &&
    (TELLING.filter((name) => hasColumns(part, name)).length >= 2 ||
      hasColumns(part, "name", "completionstatus", "timeplayedhours") ||
      (hasColumns(part, "pluginid") && part.table.rows.some((row) => PLUGIN.test(row.get("pluginid"))))),
  read(parts) {
    const result = new Result();
    for (const part of parts) {
      if (part.kind !== "table") continue;
      if (parts.length > 1) result.fileName = part.name;
      addTable(part, part.table, result);
    }
    return result;
  },
};

function addTable(part: Part, table: Table, result: Result): void {
  const title = columnsOf(part).includes("name") ? "name" : (columnsOf(part)[0] ?? "name");
  const localized = localizedColumns(table);
  const order = dateOrderOf(valuesOf(table, "added", "last played", "date modified"));
  const mark = decimalMark(valuesOf(table, "timeplayedhours"), table.delimiter);
  addRows(part, result, (row) => {
    const statusWord = row.get("completion status", "completionstatus");
    const hours = toHours(toNumber(row.get("timeplayedhours"), mark), "hours");
    result.add(row.line, {
      title: row.get(title),
      year: yearOf(row.get("release date")),
      platform: row.get("platforms").split(", ")[0] ?? null,
      store: storeOf(row.get("pluginid"), row.get("game id", ...localized.gameId)),
      statusWord,
      status: statusOf(statusWord),
      rating: ratingOf(toNumber(row.get("user score")), 100),
      hours: hours ?? toHours(toNumber(row.get("time played")), "seconds"),
      // Their layout is the machine's: where the column does not tell day from month, it is left out.
      addedAt: parseTime(row.get("added"), toOrder(order)),
      notes: row.get("notes"),
    });
  });
}

function toOrder(order: DateOrder | "ask" | null): DateOrder | null {
  return order === "ask" ? null : order;
}

/** In another language, the column of store ids is the one that has numbers in all rows of Steam. */
function localizedColumns(table: Table): { gameId: string[] } {
  const steam = table.rows.filter((row) => row.get("pluginid").toLowerCase() === STEAM);
  const columns = table.columns.map((name) => name.toLowerCase());
  // The exporter's order: the id comes before all columns with other whole numbers.
  const gameId = columns.find(
    (name) => steam.length > 0 && steam.every((row) => toId(row.get(name)) !== null),
  );
  return { gameId: gameId && !columns.includes("game id") ? [gameId] : [] };
}

/** Epic's ids in launchers are not those that IGDB has. */
function storeOf(plugin: string, id: string): Entry["store"] {
  if (toId(id) === null) return null;
  if (plugin.toLowerCase() === STEAM) return { source: 1, uid: id };
  return plugin.toLowerCase() === GOG ? { source: 5, uid: id } : null;
}

/** Playnite sets "Played" by itself as soon as a game was launched once. */
function statusOf(word: string): ImportStatus | null {
  return word.toLowerCase() === "played" ? "paused" : statusOfWord(word);
}

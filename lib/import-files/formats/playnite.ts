import { partsOfCell } from "../copies.ts";
import { dateOrderOf, parseTime, yearOf } from "../dates.ts";
import { toHours } from "../durations.ts";
import type { Entry, FileCopy, ImportStatus } from "../entry.ts";
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
  const columns = ourColumns(part, table);
  const name = (english: string) => columns.get(english) ?? english;
  const dates = valuesOf(table, name("added"), name("last played"), name("date modified"));
  const order = dateOrderOf(dates);
  const mark = decimalMark(valuesOf(table, "timeplayedhours"), table.delimiter);
  addRows(part, result, (row) => {
    const cell = (english: string) => row.get(name(english));
    const platforms = partsOfCell(cell("platforms"));
    const statusWord = cell("completion status") || row.get("completionstatus");
    const hours = toHours(toNumber(row.get("timeplayedhours"), mark), "hours");
    result.add(row.line, {
      title: cell("name"),
      year: yearOf(cell("release date")),
      platform: platforms[0] ?? null,
      copies: copiesIn(platforms, cell("sources")),
      tags: [...partsOfCell(cell("tags")), ...partsOfCell(cell("categories"))],
      store: storeOf(row.get("pluginid"), cell("game id")),
      statusWord,
      status: statusOf(statusWord),
      rating: ratingOf(toNumber(cell("user score")), 100),
      hours: hours ?? toHours(toNumber(cell("time played")), "seconds"),
      // In the layout of the user's machine: where the columns do not tell day from month, the date is left out.
      addedAt: parseTime(cell("added"), order === "ask" ? null : order),
      notes: cell("notes"),
    });
  });
}

/** Their order is fixed, and each may be left out. */
const ALL_COLUMNS = [
  ...[
    "name",
    "sorting name",
    "age rating",
    "categories",
    "description",
    "developers",
    "publishers",
    "favorite",
  ],
  ...["hidden", "features", "game id", "genres", "installation folder", "install size", "installed"],
  ...[
    "release date",
    "added",
    "last played",
    "date modified",
    "recent activity",
    "roms",
    "completion status",
  ],
  ...["links", "manual", "notes", "platforms", "play count", "time played", "pluginid", "sources", "regions"],
  ...["series", "tags", "community score", "critic score", "user score", "version", "id"],
];

/** The names in the user's language, by the English ones. */
function ourColumns(part: Part, table: Table): Map<string, string> {
  const names = columnsOf(part);
  if (names.length === ALL_COLUMNS.length) {
    return new Map(ALL_COLUMNS.map((english, index) => [english, names[index] ?? english]));
  }
  const found = new Map<string, string>();
  if (!names.includes("name") && names[0]) found.set("name", names[0]);
  // The first column that has numbers in all rows of Steam has the store's ids.
  const steam = table.rows.filter((row) => row.get("pluginid").toLowerCase() === STEAM);
  const ids = names.find((name) => steam.length > 0 && steam.every((row) => toId(row.get(name)) !== null));
  if (!names.includes("game id") && ids) found.set("game id", ids);
  return found;
}

/** A game of a store was added from it; one of several platforms is often owned on one of them only. */
function copiesIn([platform]: string[], store: string): Partial<FileCopy>[] {
  return [{ platform: platform ?? null, store, medium: store ? "digital" : null }];
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

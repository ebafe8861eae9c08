import { datesOf } from "../columns/dates.ts";
import { partsOfCell } from "../copies.ts";
import { yearOf } from "../dates.ts";
import { toHours } from "../durations.ts";
import type { Entry, FileCopy, ImportStatus } from "../entry.ts";
import { type Format, hasColumns, readTables, valuesOf } from "../format.ts";
import { decimalMark, toId, toNumber } from "../numbers.ts";
import { toRating } from "../ratings.ts";
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
  read: (parts) =>
    readTables(parts, (table) => {
      const columns = ourColumns(table);
      const name = (english: string) => columns.get(english) ?? english;
      // Dates are written as the user's machine does.
      const dates = datesOf(valuesOf(table, name("added"), name("last played"), name("date modified")));
      const mark = decimalMark(valuesOf(table, "timeplayedhours"), table.delimiter);
      return (row, result) => {
        const cell = (english: string) => row.get(name(english));
        const platforms = partsOfCell(cell("platforms"));
        const statusWord = cell("completion status") || row.get("completionstatus");
        const hours = result.read("time", "TimePlayedHours", row.get("timeplayedhours"), (text) =>
          toHours(toNumber(text, mark), "hours"),
        );
        const played = result.read("time", "Time Played", cell("time played"), (text) =>
          toHours(toNumber(text), "seconds"),
        );
        result.add(row.line, {
          title: cell("name"),
          year: yearOf(cell("release date")),
          platform: platforms[0] ?? null,
          copies: copiesIn(platforms, cell("sources")),
          tags: [...partsOfCell(cell("tags")), ...partsOfCell(cell("categories"))],
          store: storeOf(row.get("pluginid"), cell("game id")),
          statusWord,
          status: statusOf(statusWord),
          rating: result.read("rating", "User Score", cell("user score"), (text) => toRating(text, 100)),
          hours: hours ?? played,
          addedAt: result.read("date", "Added", cell("added"), dates.time),
          notes: cell("notes"),
        });
      };
    }),
};

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
function ourColumns(table: Table): Map<string, string> {
  const names = table.columns.map((name) => name.toLowerCase());
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

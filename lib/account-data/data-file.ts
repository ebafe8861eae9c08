import "server-only";
import { backloggdJson } from "./backloggd-json";
import { gamesCsv } from "./games-csv";
import type { DataQuery } from "./input";
import { type JsonReader, ownJson } from "./own-json";
import type { AccountReader } from "./reader";
import { ryotJson } from "./ryot-json";
import { profileCsv, tableCsv } from "./table-csv";
import { yamtrackCsv } from "./yamtrack-csv";

export type DataFile = { name: string; type: string; pieces: AsyncGenerator<string> };

const CSV = "text/csv; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** Everything, as JSON. */
export function jsonFile(reader: JsonReader, now: Date): DataFile {
  return {
    name: `questshelf-data-${now.toISOString().slice(0, 10)}.json`,
    type: JSON_TYPE,
    pieces: ownJson(reader, now),
  };
}

export function dataFile(reader: AccountReader, query: DataQuery, now: Date): DataFile {
  const day = now.toISOString().slice(0, 10);
  const csv = (part: string, pieces: AsyncGenerator<string>) => ({
    name: `questshelf-${part}-${day}.csv`,
    type: CSV,
    pieces,
  });
  const json = (part: string, pieces: AsyncGenerator<string>) => ({
    name: `questshelf-${part}-${day}.json`,
    type: JSON_TYPE,
    pieces,
  });
  switch (query.format) {
    case "json":
      return jsonFile(reader, now);
    case "yamtrack":
      return csv("yamtrack", yamtrackCsv(reader));
    case "ryot":
      return json("ryot", ryotJson(reader));
    case "backloggd":
      return json("backloggd", backloggdJson(reader, now, { withNotes: query.notes === "1" }));
    case "csv":
      switch (query.table) {
        case "games":
          return csv("games", gamesCsv(reader));
        case "profile":
          return csv("profile", profileCsv(reader));
        default:
          return csv(query.table.replace("_", "-"), tableCsv(reader, query.table));
      }
  }
}

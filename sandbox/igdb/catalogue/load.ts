import { readdirSync, readFileSync } from "node:fs";
import type { Tables } from "../tables.ts";
import { expandGames } from "./expand.ts";
import { addGeneratedGames } from "./generate.ts";
import { lookupTables } from "./lookups.ts";
import { parseGames } from "./parse.ts";
import { platformTables } from "./platforms.ts";

const FOLDER = new URL("./games/", import.meta.url);

/** The games of the text files. */
function readSources() {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => parseGames(readFileSync(new URL(file, FOLDER), "utf8")));
}

/**
 * The sample catalogue as raw IGDB tables.
 * @param size adds generated games up to this number
 */
export function loadCatalogue(size = 0): Tables {
  const { codes, platforms, logos } = platformTables();
  const tables: Tables = {
    ...lookupTables(),
    platforms,
    platform_logos: logos,
    ...expandGames(readSources(), codes),
  };
  addGeneratedGames(tables, size);
  return tables;
}

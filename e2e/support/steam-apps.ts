import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { shuffled } from "./route-samples";

const GAMES = fileURLToPath(new URL("../../sandbox/igdb/catalogue/games/", import.meta.url));

/** The Steam app ids of the sample catalogue's games, shuffled. */
export function steamApps(): string[] {
  const texts = globSync("*.txt", { cwd: GAMES }).map((file) => readFileSync(`${GAMES}${file}`, "utf8"));
  return shuffled([...texts.join("\n").matchAll(/\bst=([1-9]\d*)/g)].map(([, appId = ""]) => appId));
}

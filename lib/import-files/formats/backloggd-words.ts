import type { ImportStatus } from "../entry.ts";
import type { RowStatus } from "../status-words.ts";

/** "Played" does not imply finished, and "Retired" may mean endless or completed: the user chooses. */
const MEANINGS = new Map<string, ImportStatus>([
  ["playing", "playing"],
  ["completed", "completed"],
  ["mastered", "completed"],
  ["shelved", "paused"],
  ["abandoned", "dropped"],
  ["backlog", "want"],
  ["wishlist", "want"],
]);

export function statusOfBackloggd(word: string): RowStatus {
  const statusWord = word.charAt(0).toUpperCase() + word.slice(1);
  return { statusWord, status: MEANINGS.get(word.toLowerCase()) ?? null };
}

import { type Entry, IMPORT_STATUSES, type ImportStatus } from "./entry.ts";

/** The status of a row: the file's word, and what it means by default. */
export type RowStatus = Pick<Entry, "statusWord" | "status">;

/** Unambiguous words. "Played" and "retired" are not among them: for these the user chooses. */
const MEANINGS: Record<ImportStatus, string[]> = {
  want: [
    "want",
    "want to play",
    "wanted",
    "wishlist",
    "wish list",
    "wishlisted",
    "backlog",
    "backlogged",
    "plan to play",
    "planned",
    "planning",
    "to play",
    "to-play",
    "not played",
    "not started",
    "unplayed",
    "up next",
    "queued",
    "to do",
    "want to read",
    "to-read",
  ],
  playing: [
    "playing",
    "currently playing",
    "now playing",
    "in progress",
    "started",
    "replaying",
    "repeating",
    "doing",
  ],
  completed: [
    "completed",
    "complete",
    "beaten",
    "beat",
    "finished",
    "done",
    "mastered",
    "100%",
    "100% completion",
  ],
  paused: ["paused", "on hold", "on-hold", "hold", "stalled", "shelved", "suspended", "on pause"],
  dropped: ["dropped", "abandoned", "gave up", "quit", "given up", "did not finish", "dnf"],
  endless: ["endless", "ongoing", "continuous", "online", "multiplayer", "never ending"],
};

const STATUSES = new Map(
  IMPORT_STATUSES.flatMap((status) => MEANINGS[status].map((word) => [word, status] as const)),
);

export function statusOfWord(word: string): ImportStatus | null {
  return STATUSES.get(word.trim().toLowerCase().replaceAll("_", " ").replace(/\s+/g, " ")) ?? null;
}

/** Of services whose users mark games as played, finished or not. */
export function playedStatus(isFinished: boolean): RowStatus {
  return isFinished
    ? { statusWord: "Played, with a finish date", status: "completed" }
    : { statusWord: "Played, no finish date", status: null };
}

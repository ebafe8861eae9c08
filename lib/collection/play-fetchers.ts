import { readApi, writeApi } from "@/lib/browser-api";
import {
  deletedPlayAnswerSchema,
  type Journal,
  journalAnswerSchema,
  openPlaysAnswerSchema,
  type Play,
  type PlayBody,
  type PlayEdits,
  type PlayWithGame,
  type Press,
  type PressAnswer,
  type PressUndo,
  playAnswerSchema,
  playsAnswerSchema,
  pressAnswerSchema,
  undoneAnswerSchema,
} from "./play-schema";

/** All functions of this file throw an `AppError` with the API's code and message. */
export async function fetchOpenPlays(signal: AbortSignal): Promise<PlayWithGame[]> {
  return (await readApi("/api/plays", openPlaysAnswerSchema, { signal })).plays;
}

export async function fetchPlays(gameId: number, signal: AbortSignal): Promise<Play[]> {
  return (await readApi(`/api/plays/${gameId}`, playsAnswerSchema, { signal })).plays;
}

export function fetchJournal(period: string, after: string | null, signal: AbortSignal): Promise<Journal> {
  const query = new URLSearchParams({ period, ...(after !== null ? { after } : {}) });
  return readApi(`/api/journal?${query}`, journalAnswerSchema, { signal });
}

export function postPress(gameId: number, press: Press): Promise<PressAnswer> {
  return writeApi("POST", `/api/plays/${gameId}`, press, pressAnswerSchema);
}

/** @returns false where something has been changed since, and so was left */
export async function undoPress(gameId: number, undo: PressUndo, isAdded: boolean): Promise<boolean> {
  const body = { ...undo, isAdded };
  return (await writeApi("POST", `/api/plays/${gameId}/undo`, body, undoneAnswerSchema)).isWhole;
}

export async function putPlay(gameId: number, playId: string, body: PlayBody): Promise<Play> {
  return (await writeApi("PUT", `/api/plays/${gameId}/${playId}`, body, playAnswerSchema)).play;
}

export async function patchPlay(gameId: number, playId: string, edits: PlayEdits): Promise<Play> {
  return (await writeApi("PATCH", `/api/plays/${gameId}/${playId}`, edits, playAnswerSchema)).play;
}

/** @returns the deleted play, which `putPlay` restores; null if it does not exist */
export async function deletePlay(gameId: number, playId: string): Promise<Play | null> {
  return (await writeApi("DELETE", `/api/plays/${gameId}/${playId}`, undefined, deletedPlayAnswerSchema))
    .play;
}

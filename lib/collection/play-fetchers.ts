import { readApi, writeApi } from "@/lib/browser-api";
import {
  type Journal,
  journalAnswerSchema,
  openPlaysAnswerSchema,
  type Play,
  type PlayBody,
  type PlayEdits,
  type PlayWithGame,
  type Press,
  type PressAnswer,
  playAnswerSchema,
  playsAnswerSchema,
  pressAnswerSchema,
} from "./play-schema";
import { savedSchema } from "./schema";

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

export function postPress(gameId: number, press: Press, change: string): Promise<PressAnswer> {
  return writeApi("POST", `/api/plays/${gameId}`, press, pressAnswerSchema, { change });
}

export async function putPlay(gameId: number, playId: string, body: PlayBody): Promise<Play> {
  return (await writeApi("PUT", `/api/plays/${gameId}/${playId}`, body, playAnswerSchema)).play;
}

export async function patchPlay(gameId: number, playId: string, edits: PlayEdits): Promise<Play> {
  return (await writeApi("PATCH", `/api/plays/${gameId}/${playId}`, edits, playAnswerSchema)).play;
}

export async function deletePlay(gameId: number, playId: string, change: string): Promise<void> {
  await writeApi("DELETE", `/api/plays/${gameId}/${playId}`, undefined, savedSchema, { change });
}

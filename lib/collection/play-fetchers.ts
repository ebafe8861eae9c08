import { writeApi } from "@/lib/browser-api";
import {
  type Play,
  type PlayBody,
  type PlayEdits,
  type Press,
  type PressAnswer,
  playAnswerSchema,
  pressAnswerSchema,
} from "./play-schema";
import { savedSchema } from "./schema";

/** All functions of this file throw an `AppError` with the API's code and message. */
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

import { writeApi } from "@/lib/browser-api";
import { chunksOf } from "@/lib/chunks";
import { type Copy, type CopyBody, copyAnswerSchema } from "./copy-schema";
import { BULK_MAX_GAMES } from "./limits";
import { type RemovalLosses, removalLossesSchema, savedSchema } from "./schema";
import { removedTagsAnswerSchema, type Tag, tagAnswerSchema, taggedAnswerSchema } from "./tag-schema";

/** All functions of this file throw an `AppError` with the API's code and message. */
export async function putCopy(gameId: number, copyId: string, body: CopyBody): Promise<Copy> {
  return (await writeApi("PUT", `/api/copies/${gameId}/${copyId}`, body, copyAnswerSchema)).copy;
}

export async function deleteCopy(gameId: number, copyId: string, change: string): Promise<void> {
  await writeApi("DELETE", `/api/copies/${gameId}/${copyId}`, undefined, savedSchema, { change });
}

export async function renameTag(tagId: string, name: string): Promise<Tag> {
  return (await writeApi("PATCH", `/api/tags/${tagId}`, { name }, tagAnswerSchema)).tag;
}

/** @param into the tag that its games get. @returns 0 if there was no such tag, otherwise 1 */
export async function deleteTag(tagId: string, change: string, into?: string): Promise<number> {
  const path = `/api/tags/${tagId}${into ? `?into=${into}` : ""}`;
  return (await writeApi("DELETE", path, undefined, removedTagsAnswerSchema, { change })).removed;
}

/** @returns how many had no games */
export async function deleteUnusedTags(change: string): Promise<number> {
  return (await writeApi("DELETE", "/api/tags/unused", undefined, removedTagsAnswerSchema, { change }))
    .removed;
}

/** @returns how many games did not have the tag */
export const tagGames = (gameIds: readonly number[], tag: string, change: string) =>
  changeTags(gameIds, { tag }, change);

/** @returns how many games had the tag */
export const untagGames = (gameIds: readonly number[], untag: string, change: string) =>
  changeTags(gameIds, { untag }, change);

async function changeTags(
  gameIds: readonly number[],
  action: { tag: string } | { untag: string },
  change: string,
): Promise<number> {
  let changed = 0;
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const body = { gameIds: part, action };
    changed += (await writeApi("POST", "/api/collection/bulk", body, taggedAnswerSchema, { change })).games;
  }
  return changed;
}

export async function fetchRemovalLosses(gameIds: readonly number[]): Promise<RemovalLosses> {
  const sum = { games: 0, plays: 0, copies: 0, tags: 0 };
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const body = { gameIds: part, action: "askRemoval" };
    const losses = await writeApi("POST", "/api/collection/bulk", body, removalLossesSchema);
    for (const name of ["games", "plays", "copies", "tags"] as const) sum[name] += losses[name];
  }
  return sum;
}

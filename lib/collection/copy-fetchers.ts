import { readApi, writeApi } from "@/lib/browser-api";
import { chunksOf } from "@/lib/chunks";
import { type Copy, type CopyBody, copyAnswerSchema, deletedCopyAnswerSchema } from "./copy-schema";
import { BULK_MAX_GAMES } from "./limits";
import { type RemovalLosses, removalLossesSchema, savedSchema } from "./schema";
import {
  type RemovedTag,
  removedTagAnswerSchema,
  removedUnusedTagsAnswerSchema,
  type Tag,
  type TagWithCount,
  tagAnswerSchema,
  taggedAnswerSchema,
  tagsAnswerSchema,
  type UndoTagsBody,
  untaggedAnswerSchema,
} from "./tag-schema";

/** All functions of this file throw an `AppError` with the API's code and message. */
export async function putCopy(gameId: number, copyId: string, body: CopyBody): Promise<Copy> {
  return (await writeApi("PUT", `/api/copies/${gameId}/${copyId}`, body, copyAnswerSchema)).copy;
}

export async function deleteCopy(gameId: number, copyId: string): Promise<void> {
  await writeApi("DELETE", `/api/copies/${gameId}/${copyId}`, undefined, deletedCopyAnswerSchema);
}

export async function fetchTags(signal: AbortSignal): Promise<TagWithCount[]> {
  return (await readApi("/api/tags", tagsAnswerSchema, { signal })).tags;
}

export async function renameTag(tagId: string, name: string): Promise<Tag> {
  return (await writeApi("PATCH", `/api/tags/${tagId}`, { name }, tagAnswerSchema)).tag;
}

/** @param into the tag that its games get */
export async function deleteTag(tagId: string, into?: string): Promise<RemovedTag | null> {
  const query = into ? `?into=${into}` : "";
  return (await writeApi("DELETE", `/api/tags/${tagId}${query}`, undefined, removedTagAnswerSchema)).removed;
}

/** @returns the tags that had no games */
export async function deleteUnusedTags(): Promise<Tag[]> {
  return (await writeApi("DELETE", "/api/tags/unused", undefined, removedUnusedTagsAnswerSchema)).removed;
}

export async function undoTagRemoval(removed: UndoTagsBody): Promise<void> {
  await writeApi("POST", "/api/tags/undo", removed, savedSchema);
}

/** @returns the tag, and the games that did not have it */
export async function tagGames(gameIds: readonly number[], name: string) {
  const changed: number[] = [];
  let tag: Tag | null = null;
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const body = { gameIds: part, action: { tag: name } };
    const answer = await writeApi("POST", "/api/collection/bulk", body, taggedAnswerSchema);
    tag = answer.tag;
    changed.push(...answer.gameIds);
  }
  return { tag, gameIds: changed };
}

/** @returns the games that had the tag */
export async function untagGames(gameIds: readonly number[], tagId: string): Promise<number[]> {
  const changed: number[] = [];
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const body = { gameIds: part, action: { untag: tagId } };
    changed.push(...(await writeApi("POST", "/api/collection/bulk", body, untaggedAnswerSchema)).gameIds);
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

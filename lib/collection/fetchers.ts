import { readApi, writeApi } from "@/lib/browser-api";
import { chunksOf } from "@/lib/chunks";
import type { ItemChanges } from "./edit-schema";
import type { CollectionFilter } from "./keys";
import { BULK_MAX_GAMES } from "./limits";
import {
  type CollectionItem,
  type CollectionPage,
  collectionIdsSchema,
  collectionPageSchema,
  type EditAnswer,
  editAnswerSchema,
  type Highlight,
  highlightsAnswerSchema,
  itemAnswerSchema,
  releaseAnswerSchema,
  removalAnswerSchema,
  restoredAnswerSchema,
  type SaveAnswer,
  type ShelfOptions,
  type SmartList,
  type StatusChangeAnswer,
  saveAnswerSchema,
  savedSchema,
  shelfOptionsSchema,
  smartListsAnswerSchema,
  statusChangeAnswerSchema,
  statusesAnswerSchema,
} from "./schema";
import { parseShelfChoices, shelfChoicesQuery } from "./shelf-choices";
import type { ChoosableStatus, Status } from "./status";

/** All functions of this file throw an `AppError` with the API's code and message. */
export async function fetchItem(gameId: number, signal: AbortSignal): Promise<CollectionItem | null> {
  return (await readApi(`/api/collection/${gameId}`, itemAnswerSchema, { signal })).item;
}

export async function fetchStatuses(signal: AbortSignal): Promise<Record<string, Status>> {
  return (await readApi("/api/collection/statuses", statusesAnswerSchema, { signal })).statuses;
}

export async function fetchHighlights(signal: AbortSignal): Promise<Highlight[]> {
  return (await readApi("/api/collection/highlights", highlightsAnswerSchema, { signal })).highlights;
}

/** @param page counts from 0 */
export function fetchPage(
  filter: CollectionFilter,
  page: number,
  signal: AbortSignal,
): Promise<CollectionPage> {
  return readApi(`/api/collection?${queryOf(filter)}&page=${page}`, collectionPageSchema, { signal });
}

function queryOf({ status, q, sort, more }: CollectionFilter): URLSearchParams {
  return new URLSearchParams([
    ["status", status],
    ["sort", sort],
    ...(q ? [["q", q]] : []),
    // Only what the API knows.
    ...new URLSearchParams(shelfChoicesQuery(parseShelfChoices(new URLSearchParams(more)))),
  ]);
}

export function fetchChoices(signal: AbortSignal): Promise<ShelfOptions> {
  return readApi("/api/collection/choices", shelfOptionsSchema, { signal });
}

export async function fetchReleaseNote(gameId: number, signal: AbortSignal): Promise<string | null> {
  return (await readApi(`/api/collection/${gameId}/release`, releaseAnswerSchema, { signal })).note;
}

export async function fetchIds(filter: CollectionFilter, signal: AbortSignal): Promise<number[]> {
  return (await readApi(`/api/collection/ids?${queryOf(filter)}`, collectionIdsSchema, { signal })).ids;
}

export function putItem(gameId: number, status: ChoosableStatus): Promise<SaveAnswer> {
  return writeApi("PUT", `/api/collection/${gameId}`, { status }, saveAnswerSchema);
}

export function patchItem(gameId: number, changes: Partial<ItemChanges>): Promise<EditAnswer> {
  return writeApi("PATCH", `/api/collection/${gameId}`, changes, editAnswerSchema);
}

/** Removes any number of games. @returns ids for `undoRemoval`, one for each request. */
export async function removeGames(gameIds: readonly number[]): Promise<string[]> {
  const [only] = gameIds;
  if (only !== undefined && gameIds.length === 1) {
    const { undo } = await writeApi("DELETE", `/api/collection/${only}`, undefined, removalAnswerSchema);
    return undo ? [undo] : [];
  }
  const undos: string[] = [];
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const body = { gameIds: part, action: "remove" };
    const { undo } = await writeApi("POST", "/api/collection/bulk", body, removalAnswerSchema);
    if (undo) undos.push(undo);
  }
  return undos;
}

export async function undoRemoval(undo: string): Promise<number> {
  return (await writeApi("POST", "/api/collection/undo", { undo }, restoredAnswerSchema)).restored;
}

export async function postStatuses(
  gameIds: readonly number[],
  status: ChoosableStatus,
): Promise<StatusChangeAnswer> {
  const sum: StatusChangeAnswer = { changed: 0, skipped: 0, before: [] };
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const body = { gameIds: part, action: { status } };
    const answer = await writeApi("POST", "/api/collection/bulk", body, statusChangeAnswerSchema);
    sum.changed += answer.changed;
    sum.skipped += answer.skipped;
    sum.before.push(...answer.before);
  }
  return sum;
}

/** Undoes `postStatuses`, except for games whose status has been changed since. @returns how many were restored */
export async function undoStatuses(
  status: ChoosableStatus,
  before: StatusChangeAnswer["before"],
): Promise<number> {
  let sum = 0;
  for (const part of chunksOf(before, BULK_MAX_GAMES)) {
    const body = { status, before: part };
    sum += (await writeApi("POST", "/api/collection/undo", body, restoredAnswerSchema)).restored;
  }
  return sum;
}

export async function fetchSmartLists(signal: AbortSignal): Promise<SmartList[]> {
  return (await readApi("/api/collection/smart-lists", smartListsAnswerSchema, { signal })).smartLists;
}

const smartListPath = (id: string) => `/api/collection/smart-lists/${encodeURIComponent(id)}`;

/** Creates or replaces it. */
export async function putSmartList({ id, name, query }: SmartList): Promise<void> {
  await writeApi("PUT", smartListPath(id), { name, query }, savedSchema);
}

export async function deleteSmartList(id: string): Promise<void> {
  await writeApi("DELETE", smartListPath(id), undefined, savedSchema);
}

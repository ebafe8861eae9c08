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
  editAnswerSchema,
  type Highlight,
  highlightsAnswerSchema,
  itemAnswerSchema,
  releaseAnswerSchema,
  removalAnswerSchema,
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

const BULK = "/api/collection/bulk";

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

/** Each write takes the id of its change (lib/undo.ts). */
export function putItem(gameId: number, status: ChoosableStatus, change: string): Promise<SaveAnswer> {
  return writeApi("PUT", `/api/collection/${gameId}`, { status }, saveAnswerSchema, { change });
}

export async function patchItem(
  gameId: number,
  changes: ItemChanges,
  change: string,
): Promise<CollectionItem> {
  return (await writeApi("PATCH", `/api/collection/${gameId}`, changes, editAnswerSchema, { change })).item;
}

/** Removes any number of games. @returns the ids of the changes, one for each request that has removed any */
export async function removeGames(gameIds: readonly number[]): Promise<string[]> {
  const changes: string[] = [];
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const change = crypto.randomUUID();
    const [only] = part;
    const { removed } =
      only !== undefined && part.length === 1
        ? await writeApi("DELETE", `/api/collection/${only}`, undefined, removalAnswerSchema, { change })
        : await writeApi("POST", BULK, { gameIds: part, action: "remove" }, removalAnswerSchema, { change });
    if (removed > 0) changes.push(change);
  }
  return changes;
}

export async function postStatuses(
  gameIds: readonly number[],
  status: ChoosableStatus,
  change: string,
): Promise<StatusChangeAnswer> {
  const sum: StatusChangeAnswer = { changed: 0, moved: 0, skipped: 0 };
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const body = { gameIds: part, action: { status } };
    const answer = await writeApi("POST", BULK, body, statusChangeAnswerSchema, { change });
    for (const key of ["changed", "moved", "skipped"] as const) sum[key] += answer[key];
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

export async function deleteSmartList(id: string, change: string): Promise<void> {
  await writeApi("DELETE", smartListPath(id), undefined, savedSchema, { change });
}

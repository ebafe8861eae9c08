import { writeApi } from "@/lib/browser-api";
import { chunksOf } from "@/lib/chunks";
import type { ItemChanges } from "./edit-schema";
import { BULK_MAX_GAMES } from "./limits";
import {
  type CollectionItem,
  editAnswerSchema,
  removalAnswerSchema,
  type SmartList,
  type StatusChangeAnswer,
  savedSchema,
  statusChangeAnswerSchema,
} from "./schema";
import type { ChoosableStatus } from "./status";

const BULK = "/api/collection/bulk";

/** All functions of this file throw an `AppError` with the API's code and message. `change` is the id of a change (lib/undo.ts). */
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

const smartListPath = (id: string) => `/api/collection/smart-lists/${encodeURIComponent(id)}`;

/** Creates or replaces it. */
export async function putSmartList({ id, name, query }: SmartList): Promise<void> {
  await writeApi("PUT", smartListPath(id), { name, query }, savedSchema);
}

export async function deleteSmartList(id: string, change: string): Promise<void> {
  await writeApi("DELETE", smartListPath(id), undefined, savedSchema, { change });
}

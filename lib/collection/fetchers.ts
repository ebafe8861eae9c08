import { z } from "zod";
import { readApi, writeApi } from "@/lib/browser-api";
import type { CollectionFilter } from "./keys";
import {
  type CollectionItem,
  type CollectionPage,
  collectionPageSchema,
  itemAnswerSchema,
  statusesAnswerSchema,
} from "./schema";
import type { ChoosableStatus, Status } from "./status";

/** Each of these throws an `AppError` with the API's code and message. */
export async function fetchItem(gameId: number, signal: AbortSignal): Promise<CollectionItem | null> {
  return (await readApi(`/api/collection/${gameId}`, itemAnswerSchema, { signal })).item;
}

export async function fetchStatuses(signal: AbortSignal): Promise<Record<string, Status>> {
  return (await readApi("/api/collection/statuses", statusesAnswerSchema, { signal })).statuses;
}

export function fetchPage(
  { status, q, sort }: CollectionFilter,
  page: number,
  signal: AbortSignal,
): Promise<CollectionPage> {
  const query = new URLSearchParams({ status, sort, page: String(page) });
  if (q) query.set("q", q);
  return readApi(`/api/collection?${query}`, collectionPageSchema, { signal });
}

export async function putItem(gameId: number, status: ChoosableStatus): Promise<CollectionItem | null> {
  return (await writeApi("PUT", `/api/collection/${gameId}`, { status }, itemAnswerSchema)).item;
}

export async function deleteItem(gameId: number): Promise<void> {
  await writeApi("DELETE", `/api/collection/${gameId}`, undefined, z.object({ item: z.null() }));
}

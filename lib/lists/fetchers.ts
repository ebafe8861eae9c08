import { writeApi } from "@/lib/browser-api";
import { addedSchema, createdListSchema, doneSchema, type Visibility } from "./schema";

const pathOf = (id: string) => `/api/lists/${encodeURIComponent(id)}`;
const entryPath = (id: string, gameId: number) => `${pathOf(id)}/games/${gameId}`;

export type ListFields = {
  title: string;
  description: string | null;
  isRanked: boolean;
  visibility: Visibility;
};

/** All functions of this file throw an `AppError` with the API's code and message. */

/** @param list with an id of the request, so that a repeated one creates no second list */
export async function postList(
  list: Partial<ListFields> & { request: string; title: string; gameId?: number },
): Promise<string> {
  return (await writeApi("POST", "/api/lists", list, createdListSchema)).id;
}

export async function patchList(id: string, changes: Partial<ListFields>): Promise<void> {
  await writeApi("PATCH", pathOf(id), changes, doneSchema);
}

export async function deleteList(id: string, change: string): Promise<void> {
  await writeApi("DELETE", pathOf(id), undefined, doneSchema, { change });
}

/** @returns whether it was not in the list before */
export async function putEntry(id: string, gameId: number): Promise<boolean> {
  return (await writeApi("PUT", entryPath(id, gameId), undefined, addedSchema)).added > 0;
}

/** `before: null` is the end of the list. */
export async function patchEntry(
  id: string,
  gameId: number,
  change: { before: number | null } | { note: string | null },
): Promise<void> {
  await writeApi("PATCH", entryPath(id, gameId), change, doneSchema);
}

export async function deleteEntry(id: string, gameId: number, change?: string): Promise<void> {
  await writeApi("DELETE", entryPath(id, gameId), undefined, doneSchema, { change });
}

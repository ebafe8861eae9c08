import { api } from "@/lib/browser-api";
import { chunksOf } from "@/lib/chunks";
import type { BulkBody } from "./edit-schema";
import { BULK_MAX_GAMES } from "./limits";
import type { RemovalLosses, StatusChangeAnswer } from "./schema";
import type { ChoosableStatus } from "./status";

/**
 * Writes to any number of games. All functions throw an `AppError` with the API's code and message. `change` is the id of a
 * change (lib/write-headers.ts).
 */

/** @returns the ids of the changes, one for each request that has removed any */
export async function removeGames(gameIds: readonly number[]): Promise<string[]> {
  const changes: string[] = [];
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const change = crypto.randomUUID();
    const [only] = part;
    const { removed } =
      only !== undefined && part.length === 1
        ? await api.delete("/api/collection/[gameId]", { params: { gameId: only }, change })
        : await postBulk(part, "remove", ["removed"], change);
    if (removed > 0) changes.push(change);
  }
  return changes;
}

/** Adds those that are not on the shelf. @returns how many they were */
export const addGames = async (
  gameIds: readonly number[],
  status: ChoosableStatus,
  change: string,
): Promise<number> => (await postBulk(gameIds, { add: status }, ["added"], change)).added;

export const setStatuses = (
  gameIds: readonly number[],
  status: ChoosableStatus,
  change: string,
): Promise<StatusChangeAnswer> => postBulk(gameIds, { status }, ["changed", "moved", "skipped"], change);

/** @returns how many games did not have the tag */
export const tagGames = async (gameIds: readonly number[], tag: string, change: string): Promise<number> =>
  (await postBulk(gameIds, { tag }, ["games"], change)).games;

/** @returns how many games had the tag */
export const untagGames = async (
  gameIds: readonly number[],
  untag: string,
  change: string,
): Promise<number> => (await postBulk(gameIds, { untag }, ["games"], change)).games;

/** What a removal of the games would delete. */
export const countRemovalLosses = (gameIds: readonly number[]): Promise<RemovalLosses> =>
  postBulk(gameIds, "askRemoval", ["games", "plays", "copies", "tags", "reviews"]);

/** @returns the sums of the counts that the requests answer */
async function postBulk<Name extends string>(
  gameIds: readonly number[],
  action: BulkBody["action"],
  names: readonly Name[],
  change?: string,
): Promise<Record<Name, number>> {
  const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (const part of chunksOf(gameIds, BULK_MAX_GAMES)) {
    const counts: Record<string, unknown> = await api.post("/api/collection/bulk", {
      body: { gameIds: part, action },
      change,
    });
    for (const name of names) sums[name] += Number(counts[name]);
  }
  return sums;
}

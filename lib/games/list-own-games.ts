import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { readOwnList } from "@/lib/catalogue/lists";
import { BROWSE_PAGE_SIZE } from "./browse-route";
import { listOfFilters } from "./get-filtered-list";
import type { GameListFilter } from "./keys";
import { cardToSummary } from "./map-card";
import type { OwnGamePage } from "./schema";

/** The games of a list that are on the user's shelf. @throws {AppError} when the catalogue or the shelf cannot be read */
export async function listOwnGames(
  { supabase }: CurrentUser,
  { offset, ...list }: GameListFilter & { offset: number },
): Promise<OwnGamePage> {
  const { filter, sort } = await listOfFilters(list);
  const { total, games } = await readOwnList(supabase, filter, sort, { offset, size: BROWSE_PAGE_SIZE });
  const next = offset + BROWSE_PAGE_SIZE;
  return { total, games: games.map(cardToSummary), nextOffset: next < total ? next : null };
}

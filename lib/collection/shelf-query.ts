import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { escapeLike } from "@/lib/supabase/like";
import type { CollectionQuery } from "./schema";
import type { CollectionSort } from "./sort";

const ORDERS: Record<CollectionSort, [column: string, ascending: boolean]> = {
  added: ["date_added", false],
  name: ["game_name_key", true],
  rating: ["shown_rating", false],
  release: ["game_release_date", false],
  hours: ["shown_hours", false],
};

const NAME_KEY_MAX_LENGTH = 500;

/** A text without case and accents, exactly as the database computes `game_name_key`. */
export function nameKey(text: string): string {
  const bare = text.normalize("NFKD").replace(/[\u0300-\u036f]+/g, "");
  // Letter by letter: a whole word would end in another sigma than Postgres writes.
  const lower = Array.from(bare, (letter) => letter.toLowerCase()).join("");
  return Array.from(lower.normalize("NFKC")).slice(0, NAME_KEY_MAX_LENGTH).join("");
}

type SelectOptions = { count?: "exact"; head?: boolean };

export function matching(
  { id, supabase }: CurrentUser,
  { status, q }: Pick<CollectionQuery, "status" | "q">,
  columns: string,
  options: SelectOptions = {},
) {
  let query = supabase.from("user_games").select(columns, options).eq("user_id", id);
  if (status === "imported") query = query.is("imported", true);
  else if (status === "unsorted") query = query.eq("status", "imported");
  else if (status !== "all") query = query.eq("status", status);
  if (q) query = query.like("game_name_key", `%${escapeLike(nameKey(q))}%`);
  return query;
}

/** The same in the list's order; rows without a value come last. */
export function inOrder(user: CurrentUser, query: Omit<CollectionQuery, "page">, columns: string) {
  const [column, ascending] = ORDERS[query.sort];
  return matching(user, query, columns).order(column, { ascending, nullsFirst: false }).order("id");
}

import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { rowsOf } from "@/lib/supabase/errors";
import { escapeLike } from "@/lib/supabase/like";
import { afterCursor, decodeCursor, encodeCursor } from "./cursor";
import { ROW_COLUMNS, rowSchema, toItem } from "./row";
import type { CollectionCounts, CollectionPage, CollectionQuery } from "./schema";

const PAGE_SIZE = 60;

const rowsSchema = z.array(rowSchema);
const countsSchema = z
  .object({
    total: z.number().int(),
    playing: z.number().int(),
    completed: z.number().int(),
    want: z.number().int(),
    imported: z.number().int(),
  })
  .nullable();

/** One page of the person's own shelf, newest first, 60 games at most. @throws {AppError} */
export async function listCollection(
  { id, supabase }: CurrentUser,
  { status, q, cursor }: CollectionQuery,
): Promise<CollectionPage> {
  let query = supabase.from("user_games").select(ROW_COLUMNS).eq("user_id", id);
  if (status === "imported") query = query.is("imported", true);
  else if (status !== "all") query = query.eq("status", status);
  if (q) query = query.ilike("game_name", `%${escapeLike(q)}%`);
  if (cursor) query = query.or(afterCursor(decodeCursor(cursor)));
  const page = query
    .order("date_added", { ascending: false })
    .order("id")
    // One more than is shown tells whether there is a next page.
    .limit(PAGE_SIZE + 1);

  const counts = supabase.from("collection_counts").select("*").eq("user_id", id).maybeSingle();
  const [found, counted] = await Promise.all([rowsOf(page, rowsSchema), rowsOf(counts, countsSchema)]);
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    nextCursor:
      last && found.length > PAGE_SIZE ? encodeCursor({ dateAdded: last.date_added, id: last.id }) : null,
    counts: toCounts(counted),
  };
}

function toCounts(row: z.infer<typeof countsSchema>): CollectionCounts {
  if (!row) return { all: 0, playing: 0, completed: 0, want: 0, imported: 0 };
  const { total, playing, completed, want, imported } = row;
  return { all: total, playing, completed, want, imported };
}

import { z } from "zod";
import { IMPORT_STATUSES } from "@/lib/import-files/entry";
import type { AccountReader } from "./reader";

const EXPORTED_STATUSES = [...IMPORT_STATUSES, "imported"] as const;

const exportedGame = z
  .object({
    game_id: z.number().int(),
    game_name: z.string(),
    game_release_date: z.string().nullable(),
    game_platforms: z.array(z.string()),
    status: z.enum(EXPORTED_STATUSES),
    user_rating: z.number().nullable(),
    shown_hours: z.number().nullable(),
    notes: z.string().nullable(),
    date_added: z.string(),
    date_completed: z.string().nullable(),
    updated_at: z.string(),
  })
  .transform((row) => ({
    id: row.game_id,
    title: row.game_name,
    releaseYear: row.game_release_date?.slice(0, 4) ?? "",
    platforms: row.game_platforms,
    status: row.status,
    rating: row.user_rating,
    /** Entered, otherwise Steam's. */
    hours: row.shown_hours,
    notes: row.notes,
    addedAt: new Date(row.date_added),
    completedAt: row.date_completed === null ? null : new Date(row.date_completed),
    updatedAt: new Date(row.updated_at),
  }));

/** A game of the shelf, as the files for other services and for people need it. */
export type ExportedGame = z.output<typeof exportedGame>;
export type ExportedStatus = ExportedGame["status"];

export async function* readGames(reader: AccountReader): AsyncGenerator<ExportedGame[]> {
  for await (const rows of reader.rows("user_games")) yield rows.map((row) => exportedGame.parse(row));
}

/** `2024-03-02`, in UTC as everywhere on the shelf. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** `2024-03-02T00:00:00Z` */
export function toSecond(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

export function toMinutes(hours: number): number {
  return Math.round(hours * 60);
}

import { z } from "zod";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import type { CollectionItem } from "./schema";
import { STATUSES } from "./status";

export const ROW_COLUMNS =
  "id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms, game_genres, status, user_rating, notes, date_added, date_completed, hours_played, steam_playtime_minutes, play_minutes, imported";

/** PostgREST sends `numeric` as a number, the local Supabase as text. */
const numeric = z.coerce.number().nullable();

export const rowSchema = z.object({
  id: z.uuid(),
  game_id: z.number().int(),
  game_name: z.string(),
  game_cover_url: z.string().nullable(),
  game_summary: z.string().nullable(),
  game_rating: numeric,
  game_release_date: z.string().nullable(),
  game_platforms: z.array(z.string()),
  game_genres: z.array(z.string()),
  status: z.enum(STATUSES),
  user_rating: numeric,
  notes: z.string().nullable(),
  date_added: z.string(),
  date_completed: z.string().nullable(),
  hours_played: numeric,
  steam_playtime_minutes: z.number().int().nullable(),
  play_minutes: z.number().int(),
  imported: z.boolean(),
});
export type Row = z.infer<typeof rowSchema>;

const datePart = (timestamp: string) => timestamp.slice(0, 10);
const toNamed = (name: string) => ({ name });

/** Without copies, tags and today's release, which `toItems` adds. */
export function toItem(row: Row): CollectionItem {
  return {
    game: {
      id: row.game_id,
      name: row.game_name,
      path: gamePath({ id: row.game_id, name: row.game_name }),
      coverUrl: fromStoredCover(row.game_cover_url),
      description: row.game_summary,
      rating: row.game_rating,
      releaseDate: row.game_release_date,
      platforms: row.game_platforms.map(toNamed),
      genres: row.game_genres.map(toNamed),
    },
    status: row.status,
    rating: row.user_rating,
    notes: row.notes,
    dateAdded: datePart(row.date_added),
    dateCompleted: row.date_completed && datePart(row.date_completed),
    hoursPlayed: row.hours_played,
    steamPlaytimeMinutes: row.steam_playtime_minutes,
    playMinutes: row.play_minutes,
    imported: row.imported,
    copies: [],
    ownedAs: null,
    tags: [],
  };
}

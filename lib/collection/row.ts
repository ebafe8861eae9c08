import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import type { Tables } from "@/types/database";
import type { CollectionItem } from "./schema";
import type { Status } from "./status";

export const ROW_COLUMNS =
  "id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms, game_genres, status, user_rating, notes, date_added, date_completed, hours_played, steam_playtime_minutes, play_minutes, imported";

export type Row = { status: Status } & Omit<
  Tables<"user_games">,
  | "user_id"
  | "updated_at"
  | "skipped_at"
  | "status_at"
  | "rated_at"
  | "game_name_key"
  | "shown_hours"
  | "shown_rating"
  | "is_release_unsure"
>;

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

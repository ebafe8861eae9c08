/** The tables with several rows per user, with the key by which they are paged. */
export const TABLES = {
  user_games: {
    key: "game_id",
    columns: [
      "id",
      "user_id",
      "game_id",
      "game_name",
      "game_cover_url",
      "game_summary",
      "game_rating",
      "game_release_date",
      "game_platforms",
      "game_genres",
      "status",
      "imported",
      "date_added",
      "date_completed",
      "updated_at",
      "user_rating",
      "notes",
      "hours_played",
      "steam_playtime_minutes",
      "shown_hours",
      "game_name_key",
      "shown_rating",
    ],
  },
  steam_games: {
    key: "appid",
    columns: ["user_id", "appid", "game_id", "name", "matched_by", "playtime_minutes", "imported_at"],
  },
  former_usernames: { key: "username_key", columns: ["user_id", "username_key", "changed_at"] },
} as const satisfies Record<string, { key: string; columns: readonly string[] }>;

export type TableName = keyof typeof TABLES;

export const PROFILE_COLUMNS = [
  "id",
  "username",
  "avatar_url",
  "banner_url",
  "about",
  "website",
  "socials",
  "steam_id",
  "show_imported",
  "show_adult",
  "username_changed_at",
  "updated_at",
] as const;

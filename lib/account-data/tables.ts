export type Table = {
  /** Pages are read by it. */
  key: string;
  columns: readonly string[];
  /** Columns of the type `numeric`, which the local Supabase sends as text. */
  numeric?: readonly string[];
};

/** The tables with several rows per user. */
export const TABLES = {
  user_games: {
    key: "game_id",
    numeric: ["game_rating", "user_rating", "hours_played", "shown_hours", "shown_rating"],
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
      "play_minutes",
      "shown_hours",
      "game_name_key",
      "shown_rating",
    ],
  },
  steam_games: {
    key: "appid",
    columns: ["user_id", "appid", "game_id", "name", "matched_by", "playtime_minutes", "imported_at"],
  },
  removed_steam_apps: { key: "appid", columns: ["user_id", "appid", "removed_at"] },
  plays: {
    key: "id",
    columns: [
      "id",
      "user_id",
      "game_id",
      "platform",
      "started",
      "finished",
      "outcome",
      "minutes",
      "note",
      "timer_started_at",
      "presses",
      "created_at",
      "updated_at",
    ],
  },
  former_usernames: {
    key: "username_key",
    columns: ["user_id", "username_key", "changed_at"],
  },
  imports: {
    key: "id",
    columns: [
      "id",
      "user_id",
      "source",
      "file_name",
      "created_at",
      "state",
      "policy",
      "status_words",
      "counts",
      "bytes",
      "written_to",
      "added",
      "changed",
      "finished_at",
      "undo_until",
    ],
  },
  import_choices: { key: "title_key", columns: ["user_id", "title_key", "game_id", "chosen_at"] },
  import_mappings: {
    key: "header_key",
    columns: ["user_id", "header_key", "mapping", "saved_at"],
  },
  lists: {
    key: "id",
    columns: [
      "id",
      "user_id",
      "title",
      "description",
      "is_ranked",
      "visibility",
      "created_at",
      "updated_at",
      "removed_at",
    ],
  },
  list_entries: {
    key: "id",
    numeric: ["position"],
    columns: [
      "id",
      "list_id",
      "game_id",
      "user_id",
      "game_name",
      "cover_image_id",
      "release_year",
      "position",
      "note",
      "added_at",
      "removed_at",
    ],
  },
} as const satisfies Record<string, Table>;

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
  "steam_sync",
  "steam_synced_at",
  "username_changed_at",
  "updated_at",
] as const;

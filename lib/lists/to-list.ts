import "server-only";
import { imageUrl } from "@/lib/games/images";
import { releaseOf } from "@/lib/games/map-card";
import { gamePath } from "@/lib/games/slug";
import type { ListEntry, ListSummary, Visibility } from "./schema";

/** Only image ids are stored, so no stored host reaches a page. */
const toCoverUrl = (imageId: string) => imageUrl(imageId, "cover_big");

type EntryRow = {
  game_id: number;
  name: string;
  cover_image_id: string | null;
  release_date: string | null;
  release_format: number | null;
  rating: number | null;
  note: string | null;
  is_adult: boolean;
};

function toEntry(row: EntryRow): ListEntry {
  return {
    gameId: row.game_id,
    name: row.name,
    path: gamePath({ id: row.game_id, name: row.name }),
    coverUrl: row.cover_image_id === null ? null : toCoverUrl(row.cover_image_id),
    ...releaseOf(row.release_date, row.release_format),
    ...(row.is_adult ? { isAdult: true } : {}),
    rating: row.rating,
    note: row.note,
  };
}

/** A row of `read_lists`. */
export type SummaryRow = {
  id: string;
  title: string;
  description: string | null;
  is_ranked: boolean;
  updated_at: string;
  games: number;
  covers: string[];
};

export function toSummary(row: SummaryRow): ListSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    isRanked: row.is_ranked,
    size: row.games,
    coverUrls: row.covers.map(toCoverUrl),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** The result of `read_list`. */
export type ListRow = SummaryRow & {
  user_id: string;
  username: string | null;
  visibility: Visibility;
  game_ids: number[];
  entries: EntryRow[];
};

export function toList(row: ListRow) {
  const { user_id: userId, username, visibility } = row;
  return { ...toSummary(row), userId, username, visibility, entries: row.entries.map(toEntry) };
}

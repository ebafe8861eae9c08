import "server-only";
import type { CardRow } from "@/lib/catalogue/rows";
import { DATE_FORMAT, formatInexactDate } from "./date-format";
import { imageUrl } from "./images";
import type { GameSummary } from "./schema";
import { gamePath } from "./slug";

export function cardToSummary(row: CardRow): GameSummary {
  const { first_release_date: released, first_release_format: format } = row;
  return {
    id: row.id,
    name: row.name,
    path: gamePath(row),
    coverUrl: row.cover_image_id && imageUrl(row.cover_image_id, "cover_big"),
    rating: row.total_rating,
    releaseYear: released ? Number.parseInt(released, 10) : null,
    releaseDate: released,
    releasePeriod: periodOf(released, format),
    genres: row.genres,
    category: row.game_type,
  };
}

/** A release as props of a card. A page contains these props twice, so the period is left out if the day is known. */
export function releaseOf(releaseDate: string | null, format: number | null) {
  const releasePeriod = periodOf(releaseDate, format);
  return { releaseDate, ...(releasePeriod ? { releasePeriod } : {}) };
}

/** Null for an exact day. `format` is one of IGDB's `date_formats`. */
export function periodOf(date: string | null, format: number | null): string | null {
  if (date === null || format === null || format === DATE_FORMAT.day) return null;
  return formatInexactDate(Date.parse(date) / 1000, format);
}

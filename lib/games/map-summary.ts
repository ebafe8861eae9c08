import "server-only";
import type { SummaryRow } from "@/lib/igdb/rows";
import { GAME_CATEGORY } from "./category";
import { imageUrl } from "./images";
import type { GameSummary } from "./schema";
import { gamePath } from "./slug";

/** IGDB's theme "Erotic"; no list contains such games. */
export const ADULT_THEME = 42;

export function isoDate(seconds: number | null): string | null {
  if (seconds === null) return null;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.valueOf()) ? null : date.toISOString().slice(0, 10);
}

export function toSummary(row: SummaryRow): GameSummary {
  const released = isoDate(row.first_release_date);
  return {
    id: row.id,
    name: row.name,
    path: gamePath(row),
    coverUrl: row.cover && imageUrl(row.cover.image_id, "cover_big"),
    rating: row.total_rating,
    releaseYear: released ? Number.parseInt(released, 10) : null,
    releaseDate: released,
    genres: row.genres.map(({ name, slug }) => ({ name, slug })),
    category: row.game_type ?? GAME_CATEGORY.mainGame,
  };
}

/** Without duplicates and games for adults only. */
export function toSummaries(rows: readonly SummaryRow[]): GameSummary[] {
  const listed = rows.filter((row) => !row.themes.includes(ADULT_THEME));
  return [...new Map(listed.map((row) => [row.id, toSummary(row)])).values()];
}

import "server-only";
import type { SummaryRow } from "@/lib/igdb/rows";
import { GAME_CATEGORY } from "./category";
import { DATE_FORMAT, formatInexactDate } from "./date-format";
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

/** The period of the first release in words; the most exact one if platforms differ. */
export function releasePeriod({
  first_release_date,
  release_dates,
}: Pick<SummaryRow, "first_release_date" | "release_dates">): string | null {
  const first = isoDate(first_release_date);
  const formats = release_dates.flatMap(({ date, date_format }) =>
    isoDate(date) === first ? [date_format] : [],
  );
  if (formats.length === 0 || formats.some((format) => format === null || format === DATE_FORMAT.day))
    return null;
  const [format = null] = formats.toSorted(
    (a, b) => Number(a === DATE_FORMAT.year) - Number(b === DATE_FORMAT.year),
  );
  return formatInexactDate(first_release_date, format);
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
    releasePeriod: releasePeriod(row),
    genres: row.genres.map(({ name, slug }) => ({ name, slug })),
    category: row.game_type ?? GAME_CATEGORY.mainGame,
  };
}

const isAdult = ({ themes }: SummaryRow): boolean => themes.includes(ADULT_THEME);

/** Without duplicates and games for adults only. */
export function toSummaries(rows: readonly SummaryRow[]): GameSummary[] {
  const listed = rows.filter((row) => !isAdult(row));
  return [...new Map(listed.map((row) => [row.id, toSummary(row)])).values()];
}

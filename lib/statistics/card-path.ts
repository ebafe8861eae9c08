import { createHash } from "node:crypto";
import { fromStoredCover } from "@/lib/games/images";
import { LINK_PICTURE, type YearPicture, yearPictureName } from "./path";
import type { YearRow } from "./rows";

/** Increase when the drawing changes, so that cached cards are replaced. */
const LAYOUT = 3;

export type YearCardSubject = {
  username: string;
  year: number;
  completed: number;
  minutes: number | null;
  average: number | null;
  coverUrls: readonly string[];
  picture: YearPicture;
};

export function toYearCard(
  username: string,
  { year, completed, minutes, average_rating, best }: YearRow,
  picture = LINK_PICTURE,
): YearCardSubject {
  const coverUrls = best.flatMap(({ cover_url, is_adult }) =>
    is_adult ? [] : (fromStoredCover(cover_url) ?? []),
  );
  return { username, year, completed, minutes, average: average_rating, coverUrls, picture };
}

export function yearCardPath(subject: YearCardSubject): string {
  const shown = JSON.stringify([LAYOUT, ...Object.values(subject)]);
  const version = createHash("sha256").update(shown).digest("hex").slice(0, 12);
  return `/og/year/${yearPictureName(subject.username, subject.year, subject.picture)}-${version}.jpg`;
}

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
  { year, completed, minutes, averageRating, best }: YearRow,
  picture = LINK_PICTURE,
): YearCardSubject {
  const coverUrls = best.flatMap(({ coverUrl, isAdult }) =>
    isAdult ? [] : (fromStoredCover(coverUrl) ?? []),
  );
  return { username, year, completed, minutes, average: averageRating, coverUrls, picture };
}

export function yearCardPath(subject: YearCardSubject): string {
  const shown = JSON.stringify([LAYOUT, ...Object.values(subject)]);
  const version = createHash("sha256").update(shown).digest("hex").slice(0, 12);
  return `/og/year/${yearPictureName(subject.username, subject.year, subject.picture)}-${version}.jpg`;
}

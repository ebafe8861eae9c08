import { createHash } from "node:crypto";
import { fromStoredCover } from "@/lib/games/images";
import type { YearRow } from "./rows";

/** Increase when the drawing changes, so that cached cards are replaced. */
const LAYOUT = 2;
const CARD_COVERS = 5;

export type YearCardSubject = {
  username: string;
  year: number;
  completed: number;
  added: number;
  minutes: number | null;
  coverUrls: readonly string[];
};

export function toYearCard(
  username: string,
  { year, completed, added, minutes, best }: YearRow,
): YearCardSubject {
  const coverUrls = best
    .flatMap(({ cover_url, is_adult }) => (is_adult ? [] : (fromStoredCover(cover_url) ?? [])))
    .slice(0, CARD_COVERS);
  return { username, year, completed, added, minutes, coverUrls };
}

/** The file's name begins with the year. */
export function yearCardPath(subject: YearCardSubject): string {
  const shown = JSON.stringify([LAYOUT, ...Object.values(subject)]);
  const version = createHash("sha256").update(shown).digest("hex").slice(0, 12);
  return `/og/year/${subject.year}_${subject.username}-${version}.jpg`;
}

/** Of such a name without its version; null for anything else. */
export function yearOfCard(name: string): { year: number; username: string } | null {
  const [, year, username] = /^(\d{4})_(\w+)$/.exec(name) ?? [];
  return year && username ? { year: Number(year), username } : null;
}

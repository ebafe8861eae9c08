import { createHash } from "node:crypto";

/** Increase when the drawing changes, so that cached cards are replaced. */
const LAYOUT = 1;

export type ListCardSubject = {
  id: string;
  title: string;
  username: string;
  isRanked: boolean;
  size: number;
  coverUrls: readonly string[];
};

/** The file's name has the id without its hyphens, which precede the version. */
export function listCardPath({ id, title, username, isRanked, size, coverUrls }: ListCardSubject): string {
  const shown = JSON.stringify([LAYOUT, title, username, isRanked, size, coverUrls]);
  const version = createHash("sha256").update(shown).digest("hex").slice(0, 12);
  return `/og/list/${id.replaceAll("-", "")}-${version}.jpg`;
}

/** The list's id from such a name without its version; null for any other name. */
export function listIdOfCard(name: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(name);
  return parts?.slice(1).join("-") ?? null;
}

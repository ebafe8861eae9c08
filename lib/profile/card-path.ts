import { createHash } from "node:crypto";
import type { PublicProfile } from "./public-profile";
import type { PublicGame } from "./schema";

/** Increase when the drawing changes, so that cached cards are replaced. */
const LAYOUT = 1;
const CARD_COVERS = 5;

export type ProfileCardSubject = {
  username: string;
  avatarUrl: string | null;
  games: number;
  completed: number;
  coverUrls: string[];
};

/** With the favourites; a profile without any has its newest games. */
export function toCardSubject(profile: PublicProfile, newest: readonly PublicGame[]): ProfileCardSubject {
  const { username, avatarUrl, counts, favourites } = profile;
  const coverUrls = (favourites.length > 0 ? favourites : newest)
    .flatMap(({ coverUrl, isAdult }) => (isAdult ? [] : (coverUrl ?? [])))
    .slice(0, CARD_COVERS);
  return { username, avatarUrl, games: counts.total, completed: counts.completed, coverUrls };
}

export function profileCardPath(subject: ProfileCardSubject): string {
  const shown = JSON.stringify([LAYOUT, ...Object.values(subject)]);
  const version = createHash("sha256").update(shown).digest("hex").slice(0, 12);
  return `/og/user/${subject.username}-${version}.jpg`;
}

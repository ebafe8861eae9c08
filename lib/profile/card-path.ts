import { createHash } from "node:crypto";
import type { PublicProfile } from "./public-profile";
import type { PublicGame } from "./schema";

/** Raised when the card is drawn differently, so that no one keeps an old drawing. */
const LAYOUT = 1;
/** Covers that stand on the card's board. */
const CARD_COVERS = 5;

/** What a profile's card shows. */
export type ProfileCardSubject = {
  username: string;
  avatarUrl: string | null;
  games: number;
  completed: number;
  coverUrls: string[];
};

/** What a profile's card shows of a profile and its newest games. */
export function toCardSubject(profile: PublicProfile, newest: readonly PublicGame[]): ProfileCardSubject {
  const { username, avatarUrl, counts } = profile;
  const coverUrls = newest.flatMap(({ coverUrl }) => coverUrl ?? []).slice(0, CARD_COVERS);
  return { username, avatarUrl, games: counts.total, completed: counts.completed, coverUrls };
}

/** The address of a profile's social card, 1200 × 630 pixels: it changes with what the card shows. */
export function profileCardPath(subject: ProfileCardSubject): string {
  const shown = JSON.stringify([LAYOUT, ...Object.values(subject)]);
  const version = createHash("sha256").update(shown).digest("hex").slice(0, 12);
  return `/og/user/${subject.username}-${version}.jpg`;
}

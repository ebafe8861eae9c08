import type { GameSummary } from "@/lib/games/schema";
import type { PlatformKey, ReleasePlatform } from "./platforms";

/** A release on a day or in a longer period. */
export type Release = {
  game: Pick<GameSummary, "id" | "name" | "path" | "coverUrl" | "category">;
  platforms: ReleasePlatform[];
  /** What is special about it: "Early access", "Japan"; null for nothing. */
  note: string | null;
};

export type ReleaseGroup = {
  /** An ISO day for a day, else words: "Q4 2026". */
  title: string;
  releases: Release[];
};

export type Releases = {
  groups: ReleaseGroup[];
  /** Releases in each platform group that has any. */
  counts: { key: PlatformKey; count: number }[];
  /** Games that were left out, because only the most awaited ones are shown. */
  leftOut: number;
};

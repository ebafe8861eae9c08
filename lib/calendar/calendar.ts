import type { GameSummary } from "@/lib/games/schema";
import type { PlatformKey, ReleasePlatform } from "./platforms";

export type Release = {
  game: Pick<GameSummary, "id" | "name" | "path" | "coverUrl" | "category" | "releaseDate"> & {
    /** The period of the first release; left out if the day is known. */
    releasePeriod?: string;
  };
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
  counts: { key: PlatformKey; count: number }[];
  leftOut: number;
};

import type { Release } from "@/lib/collection/status";

export type StripGame = { id: number; name: string; path: string } & Release;

/** Props of a client component are part of the page: only what it needs. */
export const stripGame = ({ id, name, path, releaseDate, releasePeriod }: StripGame): StripGame => ({
  id,
  name,
  path,
  releaseDate,
  releasePeriod,
});

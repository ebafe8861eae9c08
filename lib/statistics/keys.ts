import { collectionKeys } from "@/lib/collection/keys";

const all = [...collectionKeys.all, "statistics"] as const;

/** Below the shelf's keys: every write to the shelf reads them again. */
export const statisticsKeys = {
  own: [...all, "all"] as const,
  year: (year: string) => [...all, "year", year] as const,
};

import { collectionKeys } from "@/lib/collection/keys";

/** Below the shelf's keys: every write to the shelf reads them again. */
export const statisticsKeys = { own: [...collectionKeys.all, "statistics"] as const };

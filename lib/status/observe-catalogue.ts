import "server-only";
import { metrics as api } from "@opentelemetry/api";
import { cacheFor } from "./cache-for";
import { readFreshness } from "./freshness";

const CACHED_MS = 60_000;

/** Reports how old our copy of IGDB's catalogue is; nothing before the first one, or while the database cannot be read. */
export function observeCatalogue(): void {
  const read = cacheFor(CACHED_MS, readFreshness);
  api
    .getMeter("questshelf")
    .createObservableGauge("questshelf.catalogue.age", {
      description: "Since the catalogue was last synchronised",
      unit: "s",
    })
    .addCallback(async (result) => {
      const synchronisedAt = (await read())?.synchronisedAt ?? null;
      if (synchronisedAt !== null) result.observe((Date.now() - synchronisedAt) / 1000);
    });
}

// Next's cache handlers import this file, and Node loads those without a bundler: no "server-only" and no alias.
import { metrics as api } from "@opentelemetry/api";
import { processWide } from "./process-wide.ts";

/**
 * Without effect until `lib/open-telemetry.ts` has registered a provider, so count when something happens, not when a module
 * loads. Attributes have few values: no id, no address and no user input.
 */
export const metrics = processWide("metrics", () => {
  const meter = api.getMeter("questshelf");
  return {
    /** `endpoint`, `outcome`: "ok", or why it failed. */
    igdbCalls: meter.createCounter("questshelf.igdb.calls", { description: "Requests sent to IGDB" }),
    igdbWaiting: meter.createUpDownCounter("questshelf.igdb.waiting", {
      description: "Reads of IGDB that wait for the budget, the token or another try",
    }),
    igdbRefused: meter.createCounter("questshelf.igdb.refused", {
      description:
        "Reads of IGDB that were given up without an answer: the breaker is open, or the wait was too long",
    }),
    /** `cache`: "page" or "data"; `outcome`: "hit" or "miss". */
    cacheReads: meter.createCounter("questshelf.cache.reads", { description: "Reads of a cache" }),
    limitsRefused: meter.createCounter("questshelf.limits.refused", {
      description: "Requests refused by a limit of one client or of the product",
    }),
    /** `service`, `outcome`: "ok", or why it failed. */
    upstreamDuration: meter.createHistogram("questshelf.upstream.duration", {
      description: "Calls to outside services",
      unit: "s",
      advice: { explicitBucketBoundaries: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10] },
    }),
  };
});

import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import { processWide } from "@/lib/process-wide";
import { cacheFor } from "./cache-for";
import { checkIgdb, checkSteam, checkSupabase } from "./check-services";
import type { ServiceEntry, ServiceName } from "./service-status";

/** Each service is checked at most every ten seconds, however many visitors watch. */
const CACHED_MS = 10_000;

const sharedChecks = processWide("status-checks", () =>
  cacheFor(CACHED_MS, async (): Promise<Record<ServiceName, ServiceEntry>> => {
    const [supabase, igdb, steam] = await Promise.all([checkSupabase(), checkIgdb(), checkSteam()]);
    return { supabase, igdb, steam };
  }),
);

/** The state of each service, at most ten seconds old; answers within 3 s and never throws. */
export function getServiceStatuses(): Promise<Record<ServiceName, ServiceEntry>> {
  return inCleanContext()(() => sharedChecks()());
}

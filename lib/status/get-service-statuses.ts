import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import { processWide } from "@/lib/process-wide";
import { checkIgdb, checkSteam, checkSupabase } from "./check-services";
import { keepFor } from "./keep-for";
import type { ServiceEntry, ServiceName } from "./service-status";

/** However many watch, each service is asked every ten seconds at most. */
const KEPT_MS = 10_000;

const sharedChecks = processWide("status-checks", () =>
  keepFor(KEPT_MS, async (): Promise<Record<ServiceName, ServiceEntry>> => {
    const [supabase, igdb, steam] = await Promise.all([checkSupabase(), checkIgdb(), checkSteam()]);
    return { supabase, igdb, steam };
  }),
);

/** How each outside service is, at most ten seconds ago; within 3 s, and never an error. */
export function getServiceStatuses(): Promise<Record<ServiceName, ServiceEntry>> {
  return inCleanContext()(() => sharedChecks()());
}

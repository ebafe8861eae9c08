import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { probeAuth, probeDatabase } from "@/lib/supabase/health";
import { cacheFor } from "./cache-for";
import { probeIgdb, probeSteam } from "./check-services";
import { type Answer, probe } from "./probe";

/** Every answer is given within 2 s. */
const TIME_LIMIT_MS = 1800;
/** Supabase is checked at most this often, however many probes there are. */
const REQUIRED_CACHED_MS = 5000;
/** Each check uses one of IGDB's few requests, and one of Steam's 100,000 a day. */
const OPTIONAL_CACHED_MS = 60_000;

type DependencyState = "ok" | "busy" | "unavailable";

type Readiness = {
  /** `degraded` serves requests, without what needs the failed dependency. */
  status: "ready" | "degraded" | "unavailable";
  /** `redis` only when it is configured. */
  dependencies: {
    supabase: DependencyState;
    igdb: DependencyState;
    steam: DependencyState;
    redis?: DependencyState;
  };
};

type Optional = Pick<Readiness["dependencies"], "igdb" | "steam">;

const checks = processWide("readiness", () => ({
  supabase: cacheFor(REQUIRED_CACHED_MS, async () =>
    worstOf(
      await Promise.all([
        probe("supabase auth", probeAuth, TIME_LIMIT_MS),
        probe("supabase database", probeDatabase, TIME_LIMIT_MS),
      ]),
    ),
  ),
  optional: cacheFor(OPTIONAL_CACHED_MS, async (): Promise<Optional> => {
    const [igdb, steam] = await Promise.all([probeIgdb(TIME_LIMIT_MS), probeSteam(TIME_LIMIT_MS)]);
    return { igdb: worstOf([igdb]), steam: worstOf([steam]) };
  }),
}));

/** Whether this instance can serve requests; answers within 2 s and never throws. */
export function getReadiness(): Promise<Readiness> {
  return inCleanContext()(async (): Promise<Readiness> => {
    const { supabase: checkSupabase, optional: checkOptional } = checks();
    const [supabase, optional, redis] = await Promise.all([checkSupabase(), checkOptional(), checkRedis()]);
    const dependencies = { supabase, ...optional, ...redis };
    if (supabase === "unavailable") return { status: "unavailable", dependencies };
    const isWhole = Object.values(dependencies).every((state) => state === "ok");
    return { status: isWhole ? "ready" : "degraded", dependencies };
  });
}

async function checkRedis(): Promise<{ redis?: DependencyState }> {
  const store = sharedStore();
  if (!store.isConfigured) return {};
  const answer = await store.use((redis) => redis.ping());
  return { redis: answer === undefined ? "unavailable" : "ok" };
}

function worstOf(answers: readonly Answer[]): DependencyState {
  const outcomes = answers.map(({ outcome }) => outcome);
  if (outcomes.includes("unavailable")) return "unavailable";
  return outcomes.includes("busy") ? "busy" : "ok";
}

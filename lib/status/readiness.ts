import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { askAuth, askDatabase } from "@/lib/supabase/health";
import { type Answer, ask } from "./ask";
import { askIgdb, askSteam } from "./check-services";
import { keepFor } from "./keep-for";

/** Every answer is given within 2 s. */
const TIME_LIMIT_MS = 1800;
/** Supabase is checked this often at most, however many probes there are. */
const REQUIRED_KEPT_MS = 5000;
/** Each check takes one of IGDB's few requests, and one of Steam's 100,000 a day. */
const OPTIONAL_KEPT_MS = 60_000;

export type DependencyState = "ok" | "busy" | "unavailable";

export type Readiness = {
  /** `degraded` serves requests, without what needs the dependency that is not ok. */
  status: "ready" | "degraded" | "unavailable";
  /** `redis` only where one is configured. */
  dependencies: {
    supabase: DependencyState;
    igdb: DependencyState;
    steam: DependencyState;
    redis?: DependencyState;
  };
};

type Optional = Pick<Readiness["dependencies"], "igdb" | "steam">;

const checks = processWide("readiness", () => ({
  supabase: keepFor(REQUIRED_KEPT_MS, async () =>
    worstOf(
      await Promise.all([
        ask("supabase auth", askAuth, TIME_LIMIT_MS),
        ask("supabase database", askDatabase, TIME_LIMIT_MS),
      ]),
    ),
  ),
  optional: keepFor(OPTIONAL_KEPT_MS, async (): Promise<Optional> => {
    const [igdb, steam] = await Promise.all([askIgdb(TIME_LIMIT_MS), askSteam(TIME_LIMIT_MS)]);
    return { igdb: worstOf([igdb]), steam: worstOf([steam]) };
  }),
}));

/** Whether this instance can serve requests, and what it depends on; within 2 s, and never an error. */
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
  if (outcomes.includes("away")) return "unavailable";
  return outcomes.includes("busy") ? "busy" : "ok";
}

import { targetOf } from "../attack/abuse/abuse.ts";
import { igdb } from "../attack/abuse/igdb.ts";
import { measureAbuse } from "../attack/abuse/run.ts";
import { type App, startNext, startSandbox } from "../lib/app.ts";
import type { Children } from "../lib/children.ts";

/** An uncached game page of one client while another one reads from IGDB what it can. */
export interface FairShare {
  /** Milliseconds, medians. */
  alone: number;
  during: number;
  ratio: number;
  failed: number;
  /** What does not hold, as `npm run attack -- --abuse igdb` words it. */
  faults: string[];
}

/** What the app runs with. */
export const FAIR_SHARE_VARIABLES = { ...igdb.variables, TRUST_PROXY: "true", SANDBOX_CONTROL: "1" };

/** Measures it with an app of its own, which has read nothing before. */
export async function measureFairShare(app: App, children: Children): Promise<FairShare> {
  await startSandbox(app, children);
  await startNext(app, children, "start");
  const { figures, faults } = await measureAbuse(igdb, targetOf(app));
  const { alone, during, ratio, failed } = figures;
  return { alone: alone.median, during: during.median, ratio, failed, faults };
}

import { type App, startNext, startSandbox } from "../../scripts/lib/app.ts";
import type { Children } from "../../scripts/lib/children.ts";
import { targetOf } from "../attack/abuse/abuse.ts";
import { igdb } from "../attack/abuse/igdb.ts";
import { measureAbuse } from "../attack/abuse/run.ts";

/** Times of an uncached game page while another client sends as many IGDB reads as it can. */
export interface FairShare {
  /** Milliseconds, medians. */
  alone: number;
  during: number;
  ratio: number;
  failed: number;
  /** The faults of the scenario `igdb` of `npm run attack -- --abuse`. */
  faults: string[];
}

/** Variables of the app. */
export const FAIR_SHARE_VARIABLES = { ...igdb.variables, TRUST_PROXY: "true", SANDBOX_CONTROL: "1" };

/** Starts the app, which must have an empty cache. */
export async function measureFairShare(app: App, children: Children): Promise<FairShare> {
  await startSandbox(app, children);
  await startNext(app, children, "start");
  const { figures, faults } = await measureAbuse(igdb, targetOf(app, children));
  const { alone, during, ratio, failed } = figures;
  return { alone: alone.median, during: during.median, ratio, failed, faults };
}

import type { Scenario } from "./scenario.ts";
import { steam } from "./steam.ts";

/** Every scenario of `npm run attack -- --abuse`, each in a file of its own. */
export const SCENARIOS: Scenario[] = [steam];

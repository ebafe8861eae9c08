import { quotas } from "./quotas.ts";
import type { Scenario } from "./scenario.ts";

/** Every scenario of `npm run attack -- --abuse`, each in a file of its own. */
export const SCENARIOS: Scenario[] = [quotas];

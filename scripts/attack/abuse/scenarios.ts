import { igdb } from "./igdb.ts";
import type { Scenario } from "./scenario.ts";

/** Every scenario of `npm run attack -- --abuse`, each in a file of its own. */
export const SCENARIOS: Scenario[] = [igdb];

import type { Scenario } from "./scenario.ts";
import { SESSION } from "./session.ts";
import { SIGN_IN } from "./sign-in.ts";

/** Every scenario of `npm run attack -- --abuse`, each in a file of its own. */
export const SCENARIOS: Scenario[] = [SIGN_IN, SESSION];

import { bytes } from "./bytes.ts";
import { cards } from "./cards.ts";
import { covers } from "./covers.ts";
import { igdb } from "./igdb.ts";
import { queries } from "./queries.ts";
import { quotas } from "./quotas.ts";
import { review } from "./review.ts";
import type { Scenario } from "./scenario.ts";
import { session } from "./session.ts";
import { shelves } from "./shelves.ts";
import { signIn } from "./sign-in.ts";
import { steam } from "./steam.ts";
import { memory, quotes } from "./uploads.ts";

export const SCENARIOS: Scenario[] = [
  covers,
  igdb,
  signIn,
  session,
  steam,
  quotas,
  bytes,
  cards,
  queries,
  shelves,
  review,
  quotes,
  memory,
];

import "server-only";
import { type Env, env } from "@/lib/env";

/** How many are allowed in a window, mostly per client: an environment variable (its default is in lib/env.ts), or a number. */
const LIMITS = {
  shelfWrite: "RATE_LIMIT_SHELF_WRITE_PER_MINUTE",
  write: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  /** Files of a collection, which are read in a process of their own. */
  importUpload: "RATE_LIMIT_IMPORT_FILES_PER_TEN_MINUTES",
  /** The same files again, with the columns of their tables: a table of an unknown layout counts once. */
  importMapping: "RATE_LIMIT_IMPORT_FILES_PER_TEN_MINUTES",
  /** The same once more for each change of a mapping, which shows what is read by it. */
  importPreview: 100,
  /** Rules and words of an import: each may group all its rows again. */
  importOptions: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  /** The summary of an import and pages of its rows. */
  importReview: { variable: "RATE_LIMIT_SHELF_WRITE_PER_MINUTE", share: 0.5 },
  /** Batches of matching, writing and undoing. */
  importStep: "RATE_LIMIT_SHELF_WRITE_PER_MINUTE",
  /** The spec's `POST` proxies of IGDB: counted separately, so that reads never block a write. */
  igdbProxy: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  /** Uncached reads of one Steam account. */
  steamUser: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  /** Uncached games and companies by id, which share calls. */
  catalogueId: "RATE_LIMIT_CATALOGUE_ID_PER_MINUTE",
  /** Uncached queries of the catalogue's tables. */
  catalogueQuery: "RATE_LIMIT_CATALOGUE_ID_PER_MINUTE",
  /** Uncached pages of users' shelves and lists (`lib/supabase/public-read.ts`). */
  profileRead: "RATE_LIMIT_CATALOGUE_ID_PER_MINUTE",
  /** Uncached reads of all games of a shelf, also the own: its statistics, a year, the games that a filter finds. */
  wholeShelf: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  read: "RATE_LIMIT_GET_LIST_PER_MINUTE",
  /** Likes of reviews and lists, also those taken back. */
  like: 10_000,
  /** Counted separately, so that usernames cannot be listed at the pace of other reads. */
  peopleSearch: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  cardDrawing: "RATE_LIMIT_CARD_DRAWING_PER_MINUTE",
  /** Counted separately, so that other reads never block reading or ending the session. */
  session: "RATE_LIMIT_GET_LIST_PER_MINUTE",
  /** Wrong passwords per address and per account; failed bot-checks per address. */
  signIn: "RATE_LIMIT_SIGN_IN_PER_MINUTE",
  /** These two count what Supabase refuses. */
  refresh: "RATE_LIMIT_FAILED_AUTH_PER_MINUTE",
  mailLink: "RATE_LIMIT_FAILED_AUTH_PER_MINUTE",
  mail: "RATE_LIMIT_MAIL_PER_MINUTE",
  /** GoTrue sends at most as many (`max_frequency` in supabase/config.toml). */
  mailToOne: 1,
  /** A page sends three at most. */
  clientError: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  /** Calls with the product's key that one client, or one account, causes. */
  steamKeyed: "RATE_LIMIT_STEAM_PER_MINUTE",
  steamKeyedHour: "RATE_LIMIT_STEAM_PER_HOUR",
  /** Calls without the key that one client causes: player counts, global percentages, sign-ins, wishlists. */
  steamKeyless: "RATE_LIMIT_STEAM_PER_MINUTE",
  /** Each response of Steam's sign-in is accepted once; it is refused as too old before the window ends. */
  steamNonce: 1,
  /** App ids that one client has looked up in the catalogue. */
  steamLookup: "RATE_LIMIT_STEAM_PER_MINUTE",
  /** Calls with the key for the whole product, and the share that visitors may use. */
  steamHour: "STEAM_CALLS_PER_HOUR",
  steamDay: "STEAM_CALLS_PER_DAY",
  steamVisitorsHour: { variable: "STEAM_CALLS_PER_HOUR", share: 0.8 },
  steamVisitorsDay: { variable: "STEAM_CALLS_PER_DAY", share: 0.8 },
  /** Calls without the key for the whole product. */
  steamKeylessAll: "STEAM_KEYLESS_CALLS_PER_MINUTE",
} as const satisfies Record<string, keyof Env | number | Share>;

type Share = { variable: keyof Env; share: number };

export type LimitName = keyof typeof LIMITS;

const MINUTE_S = 60;
const TEN_MINUTES_S = 600;
const HOUR_S = 3600;
const DAY_S = 86_400;

const WINDOWS_S: Partial<Record<LimitName, number>> = {
  importUpload: TEN_MINUTES_S,
  importPreview: TEN_MINUTES_S,
  importMapping: TEN_MINUTES_S,
  steamNonce: TEN_MINUTES_S,
  like: DAY_S,
  steamKeyedHour: HOUR_S,
  steamHour: HOUR_S,
  steamDay: DAY_S,
  steamVisitorsHour: HOUR_S,
  steamVisitorsDay: DAY_S,
};

/** In seconds. */
export function windowOf(name: LimitName): number {
  return WINDOWS_S[name] ?? MINUTE_S;
}

export function limitOf(name: LimitName): number {
  const limit = LIMITS[name];
  if (typeof limit === "number") return limit;
  if (typeof limit === "string") return env()[limit];
  return Math.floor(env()[limit.variable] * limit.share);
}

import "server-only";
import { type Env, env } from "@/lib/env";

/** Requests a minute for one client, each from its own variable of the environment. */
const LIMITS = {
  /** Writes to the shelf: who sorts it by hand makes many, each of them cheap. */
  shelfWrite: "RATE_LIMIT_SHELF_WRITE_PER_MINUTE",
  /** Every other write. */
  postProxy: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  /** The spec's `POST` proxies of IGDB: counted apart, so that reading much keeps nobody from saving. */
  igdbProxy: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  /** Reads of what Steam knows of one person, which no cache may answer. */
  steamPerson: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
  /** Reads of IGDB that no cache answers and that cost a call each: searches, pages of lists, months, proxied queries. */
  catalogueRead: "RATE_LIMIT_CATALOGUE_READ_PER_MINUTE",
  /** Games and companies read by id that no cache answers: up to 150 of them share a call. */
  catalogueId: "RATE_LIMIT_CATALOGUE_ID_PER_MINUTE",
  /** `GET` lists. */
  getList: "RATE_LIMIT_GET_LIST_PER_MINUTE",
  /** Social cards drawn: one that is kept costs nothing. */
  cardDrawing: "RATE_LIMIT_CARD_DRAWING_PER_MINUTE",
  /** Reading the session, as each page does, and ending it: counted apart, so that reading lists never blocks it. */
  session: "RATE_LIMIT_GET_LIST_PER_MINUTE",
  /** Wrong passwords, by address and by account, and failed bot-checks, by address. */
  signIn: "RATE_LIMIT_SIGN_IN_PER_MINUTE",
  /** Refresh tokens that Supabase refuses. */
  refresh: "RATE_LIMIT_FAILED_AUTH_PER_MINUTE",
  /** Mail links that Supabase refuses. */
  mailLink: "RATE_LIMIT_FAILED_AUTH_PER_MINUTE",
  /** Mails asked for. */
  mail: "RATE_LIMIT_MAIL_PER_MINUTE",
  /** Mails to one person: as many as GoTrue sends. */
  mailToOne: 1,
} as const satisfies Record<string, keyof Env | number>;

export type LimitName = keyof typeof LIMITS;

/** The seconds in which so many are allowed. */
export const WINDOW_S = 60;

/** How many of a kind one client may make in a minute. */
export function perMinuteOf(name: LimitName): number {
  const limit = LIMITS[name];
  return typeof limit === "number" ? limit : env()[limit];
}

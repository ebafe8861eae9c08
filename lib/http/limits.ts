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
  /** `GET` lists. */
  getList: "RATE_LIMIT_GET_LIST_PER_MINUTE",
  /** Failed sign-ins and wrong current passwords, by address and by account. */
  signIn: "RATE_LIMIT_SIGN_IN_PER_MINUTE",
  /** Mails asked for. */
  mail: "RATE_LIMIT_MAIL_PER_MINUTE",
  /** Mails to one person: as many as GoTrue sends. */
  mailToOne: 1,
  /** Errors that a browser reports: counted apart, and a page sends three at most. */
  clientError: "RATE_LIMIT_POST_PROXY_PER_MINUTE",
} as const satisfies Record<string, keyof Env | number>;

export type LimitName = keyof typeof LIMITS;

/** The seconds in which so many are allowed. */
export const WINDOW_S = 60;

/** How many of a kind one client may make in a minute. */
export function perMinuteOf(name: LimitName): number {
  const limit = LIMITS[name];
  return typeof limit === "number" ? limit : env()[limit];
}

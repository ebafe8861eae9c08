import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { type Env, env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/http/client-address";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { redisLimits, secondsToWait } from "./redis-limits";

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
} as const satisfies Record<string, keyof Env | number>;

export type LimitName = keyof typeof LIMITS;

const WINDOW_S = 60;

/** Where the counts are kept: this process's memory, or a Redis that all instances share. */
export type LimitStore = {
  /** Counts one; resolves to the seconds to wait when that was one too many, else to 0. */
  take(name: LimitName, key: string): Promise<number>;
  giveBack(name: LimitName, key: string): Promise<void>;
};

/** Counts in this process. */
export function memoryStore(perMinute: (name: LimitName) => number): LimitStore {
  const limiters = new Map<LimitName, RateLimiterMemory>();
  const limiterOf = (name: LimitName) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterMemory({ points: perMinute(name), duration: WINDOW_S });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    take: (name, key) => secondsToWait(limiterOf(name).consume(key)),
    async giveBack(name, key) {
      await limiterOf(name).reward(key);
    },
  };
}

function perMinuteOf(name: LimitName): number {
  const limit = LIMITS[name];
  return typeof limit === "number" ? limit : env()[limit];
}

const limitStore = processWide("limits", () => {
  const memory = memoryStore(perMinuteOf);
  return redisLimits({ store: sharedStore(), memory, perMinute: perMinuteOf, windowS: WINDOW_S });
});

export type Taken = {
  /** Gives the count back: a sign-in that succeeded is not a failed one. */
  refund(): Promise<void>;
};

/** E-mails and names are the same account in whatever case. */
const accountKey = (account: string) => `account:${account.trim().toLowerCase()}`;

function tooMany(waits: number[], what: string): void {
  const retryAfterS = Math.max(...waits);
  if (retryAfterS > 0) throw new AppError("rate_limited", what, { retryAfterS });
}

/**
 * Counts a request against its client's limit, and against the `account`'s where one is named.
 * @throws {AppError} `rate_limited` with the seconds to wait.
 */
export async function rateLimit(
  request: Request,
  name: LimitName,
  { account, store = limitStore() }: { account?: string; store?: LimitStore } = {},
): Promise<Taken> {
  const keys = [`address:${clientAddress(request)}`];
  if (account !== undefined) keys.push(accountKey(account));
  const waits = await Promise.all(keys.map((key) => store.take(name, key)));
  tooMany(waits, "Too many requests. Please wait a moment and try again.");
  return {
    async refund() {
      await Promise.all(keys.map((key) => store.giveBack(name, key)));
    },
  };
}

export type MailKind = "confirmation" | "recovery";

const mailKey = (kind: MailKind, email: string) => `${kind}:${accountKey(email)}`;

/**
 * Counts a mail that a request asks for against its client's limit and its recipient's, whether or not there is an
 * account: so both get the same refusal, and GoTrue's own, which only a known e-mail gets, is hardly ever met. The
 * refund is for a mail that was not asked for in the end.
 * @throws {AppError} `rate_limited` with the seconds to wait.
 */
export async function limitMails(
  request: Request,
  kind: MailKind,
  email: string,
  { store = limitStore() }: { store?: LimitStore } = {},
): Promise<Taken> {
  await rateLimit(request, "mail", { store });
  const key = mailKey(kind, email);
  const wait = await store.take("mailToOne", key);
  tooMany([wait], "A mail went out only a moment ago. Please wait a little before you ask for another one.");
  return { refund: () => store.giveBack("mailToOne", key) };
}

/** Counts a mail that goes out with something else, such as a sign-up, which is not refused for it. */
export async function noteMail(kind: MailKind, email: string): Promise<void> {
  await limitStore().take("mailToOne", mailKey(kind, email));
}

import "server-only";
import { AppError, type ErrorCode, TOO_MANY_MESSAGE } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { clientAddress } from "./client-address";
import { type LimitStore, memoryStore } from "./limit-store";
import { type LimitName, limitOf } from "./limits";
import { noteRefusal } from "./note-refusal";
import { redisLimits } from "./redis-limits";

/** Where all limits of the process are counted. */
export const limitStore = processWide("limits", () =>
  redisLimits({ store: sharedStore(), memory: memoryStore(limitOf), limitOf }),
);

type WithStore = { store?: LimitStore };

export type Taken = {
  /** Gives the count back: a sign-in that succeeded is not a failed one. */
  refund(): Promise<void>;
};

/** E-mails and names are the same account in whatever case. */
const accountKey = (account: string) => `account:${account.trim().toLowerCase()}`;

type Refusal = { message?: string; client?: string };

function assertNoWait(name: LimitName, retryAfterS: number, refusal: Refusal = {}): void {
  if (retryAfterS <= 0) return;
  noteRefusal(name, refusal.client);
  throw new AppError("rate_limited", refusal.message ?? TOO_MANY_MESSAGE, { retryAfterS });
}

/**
 * Counts a request against its client's limit, and then against the `account`'s where one is named: a request that is
 * refused for its address must not use up what others may do with the account.
 * @throws {AppError} `rate_limited` with the seconds to wait.
 */
export async function rateLimit(
  request: Request,
  name: LimitName,
  { account, ...options }: { account?: string } & WithStore = {},
): Promise<Taken> {
  const { store = limitStore() } = options;
  const ofClient = await limitClient(clientAddress(request), name, options);
  if (account === undefined) return ofClient;
  const key = accountKey(account);
  assertNoWait(name, await store.take(name, key));
  return {
    async refund() {
      await Promise.all([ofClient.refund(), store.giveBack(name, key)]);
    },
  };
}

/**
 * `rateLimit` for work that has no `Request`: `client` is the one of `currentRequest()`.
 * @throws {AppError} `rate_limited` with the seconds to wait.
 */
export async function limitClient(
  client: string,
  name: LimitName,
  { store = limitStore() }: WithStore = {},
): Promise<Taken> {
  const key = `address:${client}`;
  assertNoWait(name, await store.take(name, key), { client });
  return { refund: () => store.giveBack(name, key) };
}

/** Whether `limitClient` would refuse one more. Counts nothing. */
export async function isClientLimited(
  client: string,
  name: LimitName,
  { store = limitStore() }: WithStore = {},
): Promise<boolean> {
  return (await store.wait(name, `address:${client}`)) > 0;
}

/**
 * Does an attempt that counts against its client's limit only when it fails with one of `codes`. While it is under way
 * it counts too, so that many at once are no way around the limit.
 * @throws {AppError} `rate_limited` with the seconds to wait; else what `attempt` throws.
 */
export async function limitFailures<T>(
  request: Request,
  name: LimitName,
  codes: readonly ErrorCode[],
  attempt: () => Promise<T>,
  options: WithStore = {},
): Promise<T> {
  const taken = await rateLimit(request, name, options);
  try {
    const result = await attempt();
    await taken.refund();
    return result;
  } catch (error) {
    if (!(error instanceof AppError && codes.includes(error.code))) await taken.refund();
    throw error;
  }
}

/** The wrong passwords of an account, from all addresses together. Only those that Supabase has refused count. */
export function wrongPasswords(account: string, { store = limitStore() }: WithStore = {}) {
  const key = accountKey(account);
  return {
    /** @throws {AppError} `rate_limited` while there are too many. Counts nothing. */
    async assertFew(): Promise<void> {
      assertNoWait("signIn", await store.wait("signIn", key));
    },
    async count(): Promise<void> {
      await store.take("signIn", key);
    },
    async forget(): Promise<void> {
      await store.clear("signIn", key);
    },
  };
}

export type MailKind = "confirmation" | "recovery";

const mailKey = (kind: MailKind, email: string) => `${kind}:${accountKey(email)}`;

/**
 * Limits the requests for mails of a client, and the mails to one recipient, whether or not there is an account: so both
 * get the same refusal, and GoTrue's own, which only a known e-mail gets, is hardly ever met. For the recipient, only
 * mails that `noteMail` has counted matter: else requests with a failed bot-check would block another user's mails.
 * @throws {AppError} `rate_limited` with the seconds to wait.
 */
export async function limitMails(
  request: Request,
  kind: MailKind,
  email: string,
  { store = limitStore() }: WithStore = {},
): Promise<void> {
  await rateLimit(request, "mail", { store });
  assertNoWait("mailToOne", await store.wait("mailToOne", mailKey(kind, email)), {
    message: "A mail went out only a moment ago. Please wait a little before you ask for another one.",
  });
}

/** Counts a mail that Supabase has accepted to send. */
export async function noteMail(
  kind: MailKind,
  email: string,
  { store = limitStore() }: WithStore = {},
): Promise<void> {
  await store.take("mailToOne", mailKey(kind, email));
}

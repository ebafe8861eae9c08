import "server-only";
import { AppError, type ErrorCode, TOO_MANY_MESSAGE } from "@/lib/errors";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics";
import { processWide } from "@/lib/process-wide";
import { BoundedMap } from "@/lib/shared-store/bounded-map";
import { noteRefusedClient } from "@/lib/shared-store/refused-clients";
import { clientAddress } from "./client-address";
import { type LimitStore, limitStore } from "./limit-store";
import { type LimitName, windowOf } from "./limits";
import { currentRequest } from "./request-context";

type WithStore = { store?: LimitStore };

type Taken = { refund(): Promise<void> };

const addressKey = (client: string) => `address:${client}`;
/** Usernames and e-mails name one account in any case. */
const accountKey = (account: string) => `account:${account.trim().toLowerCase()}`;

/** A request refused for its address must not use up the account's limit. @throws {AppError} `rate_limited` */
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
      await Promise.all([ofClient.refund(), store.refund(name, key)]);
    },
  };
}

/** For work without a `Request`; `client` is that of `currentRequest()`. @throws {AppError} like `rateLimit`. */
export async function limitClient(
  client: string,
  name: LimitName,
  { store = limitStore() }: WithStore = {},
): Promise<Taken> {
  const key = addressKey(client);
  assertNoWait(name, await store.take(name, key), { client });
  return { refund: () => store.refund(name, key) };
}

/** Counts a signed-in user over all addresses. @throws {AppError} like `rateLimit`. */
export async function limitAccount(
  account: string,
  name: LimitName,
  { store = limitStore() }: WithStore = {},
): Promise<void> {
  assertNoWait(name, await store.take(name, accountKey(account)));
}

/** Counts nothing. */
export async function isClientLimited(client: string, name: LimitName): Promise<boolean> {
  return (await limitStore().wait(name, addressKey(client))) > 0;
}

/** Counts attempts that fail with one of `codes`, and running ones: parallel attempts must not get around the limit. */
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

/** Wrong passwords for an account from all addresses. Only those that Supabase refused count. */
export function wrongPasswords(account: string, { store = limitStore() }: WithStore = {}) {
  const key = accountKey(account);
  return {
    async assertFew(): Promise<void> {
      assertNoWait("signIn", await store.wait("signIn", key));
    },
    async count(): Promise<void> {
      await store.take("signIn", key);
    },
    async reset(): Promise<void> {
      await store.reset("signIn", key);
    },
  };
}

export type MailKind = "confirmation" | "recovery";

/**
 * With or without an account, a recipient gets the same refusal, before GoTrue's own, which only a known e-mail gets. Only
 * accepted mails count, or requests with a failed bot-check would block another user's mails.
 */
export function mailsTo(email: string, kind: MailKind, { store = limitStore() }: WithStore = {}) {
  const key = `${kind}:${accountKey(email)}`;
  return {
    async assertNoneRecent(): Promise<void> {
      assertNoWait("mailToOne", await store.wait("mailToOne", key), {
        message: "We sent an e-mail only a moment ago. Please wait a little before you ask for another one.",
      });
    },
    /** Call once Supabase has accepted to send it. */
    async count(): Promise<void> {
      await store.take("mailToOne", key);
    },
  };
}

type Refusal = { message?: string; client?: string };

function assertNoWait(name: LimitName, retryAfterS: number, refusal: Refusal = {}): void {
  if (retryAfterS <= 0) return;
  noteRefusal(name, refusal.client);
  if (refusal.client !== undefined) noteRefusedClient(refusal.client, retryAfterS);
  throw new AppError("rate_limited", refusal.message ?? messageOf(name, retryAfterS, refusal), {
    retryAfterS,
  });
}

/** Names the waiting time if the window is longer than a minute. */
function messageOf(name: LimitName, retryAfterS: number, { client }: Refusal): string {
  if (windowOf(name) <= 60) return TOO_MANY_MESSAGE;
  const minutes = Math.ceil(retryAfterS / 60);
  const wait =
    minutes === 1 ? "a minute" : minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  if (name !== "importUpload" && name !== "importMapping") {
    return `Too many requests. Please try again in ${wait}.`;
  }
  // Other users may share the address.
  return client === undefined
    ? `You have sent too many files in a short time. Please try again in ${wait}.`
    : `Too many files have come from your network in a short time. Please try again in ${wait}.`;
}

/** One line per client and limit: a client at full speed would fill the log. */
const LOGGED_EVERY_MS = 60_000;
const MAX_REMEMBERED = 10_000;

const loggedAt = processWide("refusals", () => new BoundedMap<string, number>(MAX_REMEMBERED));

/** Pass the client where the work may run in `inCleanContext`, which has no request. */
export function noteRefusal(limit: string, client = currentRequest()?.client): void {
  metrics().limitsRefused.add(1, { limit });
  const key = `${limit} ${client}`;
  const now = Date.now();
  if (now - (loggedAt().get(key) ?? 0) < LOGGED_EVERY_MS) return;
  loggedAt().set(key, now);
  log.info("limit_refused", { limit, client });
}

import "server-only";
import { AppError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { clientAddress } from "./client-address";
import { type LimitStore, memoryStore } from "./limit-store";
import { type LimitName, perMinuteOf } from "./limits";
import { noteRefusal } from "./note-refusal";
import { redisLimits } from "./redis-limits";

const limitStore = processWide("limits", () =>
  redisLimits({ store: sharedStore(), memory: memoryStore(perMinuteOf), perMinute: perMinuteOf }),
);

export type Taken = {
  /** Gives the count back: a sign-in that succeeded is not a failed one. */
  refund(): Promise<void>;
};

/** E-mails and names are the same account in whatever case. */
const accountKey = (account: string) => `account:${account.trim().toLowerCase()}`;

function tooMany(name: LimitName, waits: number[], what: string): void {
  const retryAfterS = Math.max(...waits);
  if (retryAfterS <= 0) return;
  noteRefusal(name);
  throw new AppError("rate_limited", what, { retryAfterS });
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
  tooMany(name, waits, "Too many requests. Please wait a moment and try again.");
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
  tooMany(
    "mailToOne",
    [wait],
    "A mail went out only a moment ago. Please wait a little before you ask for another one.",
  );
  return { refund: () => store.giveBack("mailToOne", key) };
}

/** Counts a mail that goes out with something else, such as a sign-up, which is not refused for it. */
export async function noteMail(kind: MailKind, email: string): Promise<void> {
  await limitStore().take("mailToOne", mailKey(kind, email));
}

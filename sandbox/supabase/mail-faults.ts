import { setTimeout as delay } from "node:timers/promises";
import type { Fault } from "../shell/faults.ts";
import type { Claims } from "./access-token.ts";
import type { Database } from "./database.ts";
import type { AuthError } from "./gotrue.ts";

type Deps = { database: Database; secondsBetweenMails: number; mailFault: () => Fault };
type Body = Record<string, unknown>;

/** GoTrue's name of the mail that an operation sends (internal/api/mail.go). */
const MAILS = new Map([
  ["POST /signup", "confirmation"],
  ["POST /resend", "confirmation"],
  ["POST /recover", "recovery"],
  ["PUT /user", "email change"],
]);

const sendsMail = (operation: string, body: Body) =>
  MAILS.has(operation) && (operation !== "PUT /user" || typeof body.email === "string");

/** GoTrue sends mails before it responds. */
export async function slowMail({ mailFault }: Deps, operation: string, body: Body): Promise<void> {
  const { mode, latencyMs } = mailFault();
  if (mode === "slow" && sendsMail(operation, body)) await delay(latencyMs);
}

/**
 * GoTrue's error when it cannot send a mail. Sending is part of its transaction, so nothing else is done either.
 * @returns null if the mail server works, or the operation sends no mail
 */
export async function checkMail(
  deps: Deps,
  operation: string,
  body: Body,
  claims: Claims | null,
): Promise<AuthError | null> {
  const { mode } = deps.mailFault();
  if (mode === "ok" || mode === "slow" || !sendsMail(operation, body)) return null;
  if (!(await isDue(deps, operation, body, claims))) return null;
  if (mode === "rate-limited") {
    return { status: 429, code: "over_email_send_rate_limit", message: "email rate limit exceeded" };
  }
  const message = `Error sending ${MAILS.get(operation)} email`;
  return { status: 500, code: "unexpected_failure", message };
}

type Account = { email: string; isConfirmed: boolean; seconds: number | null };

async function isDue(
  { database, secondsBetweenMails }: Deps,
  operation: string,
  body: Body,
  claims: Claims | null,
): Promise<boolean> {
  const email = typeof body.email === "string" ? body.email.toLowerCase() : "";
  const isChange = operation === "PUT /user";
  const { rows } = await database.driver.query<Account>(
    `select email, email_confirmed_at is not null as "isConfirmed",
       extract(epoch from now() - confirmation_sent_at)::float8 as seconds
     from auth.users where ${isChange ? "id::text" : "email"} = $1`,
    [isChange ? (claims?.sub ?? "") : email],
  );
  const [account] = rows;
  if (isChange) return account !== undefined && account.email !== email;
  if (operation === "POST /recover") return account !== undefined;
  if (!account) return operation === "POST /signup";
  return !account.isConfirmed && (account.seconds ?? Number.POSITIVE_INFINITY) >= secondsBetweenMails;
}

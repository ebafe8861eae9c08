import { createHash, randomInt, randomUUID } from "node:crypto";
import { compare } from "bcryptjs";
import type { Database } from "./database.ts";
import { mailedTooRecently } from "./mail-interval.ts";

export type AuthError = { status: number; code: string; message: string; details?: Record<string, unknown> };
type Body = Record<string, unknown>;
type Deps = {
  database: Database;
  sendConfirmation: (to: string, tokenHash: string) => Promise<void>;
  /** GoTrue's default is 60, per user. */
  secondsBetweenMails: number;
};
type Account = { id: string; encrypted_password: string | null; confirmed: boolean; seconds: number | null };

const INVALID_CREDENTIALS = {
  status: 400,
  code: "invalid_credentials",
  message: "Invalid login credentials",
};

/**
 * Converts Lite's responses of `/auth/v1` to GoTrue's where they differ:
 * - Sign-up with a known e-mail: Lite returns 429; GoTrue responds as for a new account.
 * - Resending a confirmation: Lite always returns 429; GoTrue sends if the last mail is a minute old.
 * - Wrong password of an unconfirmed account: Lite returns "Email not confirmed"; GoTrue only for the right password.
 * @param path the part after `/auth/v1`
 */
export async function correctAuth(deps: Deps, path: string, body: Body, answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const error = await readError(answer);
  const email = typeof body.email === "string" ? body.email.toLowerCase() : "";
  const limited = error.code === "over_email_send_rate_limit";
  if (path === "/signup" && limited) return await repeatedSignUp(deps, email, body.data);
  if (path === "/resend" && limited && body.type === "signup") return await resend(deps, email);
  if (path === "/token" && error.code === "email_not_confirmed") {
    const account = await findAccount(deps.database, email);
    const right = await compare(String(body.password), account?.encrypted_password ?? "");
    return errorAnswer(right ? error : INVALID_CREDENTIALS);
  }
  if (error.code === "server_error") {
    const message = "Unexpected failure, please check server logs for more information";
    return errorAnswer({ status: 500, code: "unexpected_failure", message });
  }
  return answer;
}

/** GoTrue sends a recovery link at most once a minute; Lite has no limit. */
export async function checkRecovery(deps: Deps, body: Body): Promise<AuthError | null> {
  const email = typeof body.email === "string" ? body.email.toLowerCase() : "";
  const { rows } = await deps.database.driver.query<{ seconds: number | null }>(
    "select extract(epoch from now() - recovery_sent_at)::float8 as seconds from auth.users where email = $1",
    [email],
  );
  return rows[0] ? mailedTooRecently(rows[0].seconds, deps.secondsBetweenMails) : null;
}

export function errorAnswer({ status, code, message, details }: AuthError): Response {
  return Response.json(
    { code: status, error_code: code, msg: message, ...details },
    { status, headers: { "X-Sb-Error-Code": code } },
  );
}

/** The newer error shape, for clients that request it, like supabase-js. */
export async function asErrorShape(request: Request, answer: Response): Promise<Response> {
  const version = request.headers.get("X-Supabase-Api-Version");
  if (answer.ok || answer.status < 400 || version !== "2024-01-01") return answer;
  const { status, code, message, details } = await readError(answer);
  const headers = new Headers(answer.headers);
  headers.delete("Content-Length");
  headers.set("X-Supabase-Api-Version", version);
  return Response.json({ code, message, ...details }, { status, headers });
}

async function readError(answer: Response): Promise<AuthError> {
  const { code, error_code, msg, error, error_description, ...details }: Body = await answer
    .clone()
    .json()
    .catch(() => ({}));
  return {
    status: answer.status,
    code: String(error_code ?? error ?? code ?? "unexpected_failure"),
    message: String(msg ?? error_description ?? details.message ?? answer.statusText),
    details,
  };
}

async function findAccount(database: Database, email: string): Promise<Account | undefined> {
  const { rows } = await database.driver.query<Account>(
    `select id, encrypted_password, email_confirmed_at is not null as confirmed,
       extract(epoch from now() - confirmation_sent_at)::float8 as seconds
     from auth.users where email = $1`,
    [email],
  );
  return rows[0];
}

async function repeatedSignUp(deps: Deps, email: string, data: unknown): Promise<Response> {
  const account = await findAccount(deps.database, email);
  if (account?.confirmed === false) {
    const refusal = await sendAgain(deps, account, email);
    if (refusal) return refusal;
  }
  return Response.json(obscureUser(email, data));
}

async function resend(deps: Deps, email: string): Promise<Response> {
  const account = await findAccount(deps.database, email);
  const refusal = account?.confirmed === false ? await sendAgain(deps, account, email) : null;
  return refusal ?? Response.json({});
}

async function sendAgain(deps: Deps, account: Account, email: string): Promise<Response | null> {
  const tooSoon = mailedTooRecently(account.seconds, deps.secondsBetweenMails);
  if (tooSoon) return errorAnswer(tooSoon);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const tokenHash = createHash("sha256")
    .update(email + code)
    .digest("hex");
  await deps.database.driver.query(
    "update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2",
    [tokenHash, account.id],
  );
  await deps.sendConfirmation(email, tokenHash);
  return null;
}

/** The response for a known address: a user that looks new, is not stored, and has no identities. */
function obscureUser(email: string, data: unknown) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: typeof data === "object" && data !== null ? data : {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

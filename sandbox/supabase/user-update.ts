import { compare } from "bcryptjs";
import type { Claims } from "./access-token.ts";
import type { Database } from "./database.ts";
import type { AuthError } from "./gotrue.ts";
import { mailedTooRecently } from "./mail-interval.ts";
import { checkStrength } from "./passwords.ts";

type Deps = {
  database: Database;
  isRecovery: (claims: Claims) => Promise<boolean>;
  sendEmailChange: (
    to: string,
    tokenHash: string,
    emails: { email: string; newEmail: string },
  ) => Promise<void>;
  secondsBetweenMails: number;
};
type Account = {
  email: string;
  encrypted_password: string | null;
  email_change: string | null;
  email_change_token_new: string | null;
  seconds: number | null;
};

const SESSION_IS_YOUNG =
  "select 1 from auth.sessions where id = $1 and created_at > now() - interval '24 hours'";

async function readAccount({ database }: Deps, id: string): Promise<Account | undefined> {
  const { rows } = await database.driver.query<Account>(
    `select email, encrypted_password, email_change, email_change_token_new,
       extract(epoch from now() - email_change_sent_at)::float8 as seconds
     from auth.users where id = $1`,
    [id],
  );
  return rows[0];
}

/**
 * GoTrue's checks of `PUT /user` (internal/api/user.go) that Lite lacks, with "Secure password change" and "Require current
 * password when updating" on: rejects a weak or leaked password, a new password without the current one or in an old session,
 * and a second e-mail change within a minute. @returns null if the request is allowed
 */
export async function checkUserUpdate(
  deps: Deps,
  body: Record<string, unknown>,
  claims: Claims | null,
): Promise<AuthError | null> {
  const weak = typeof body.password === "string" ? checkStrength(body.password) : null;
  const account = claims ? await readAccount(deps, claims.sub) : undefined;
  if (!claims || !account) return null;
  if (weak) return weak;
  if (typeof body.password === "string" && account.encrypted_password && !(await deps.isRecovery(claims))) {
    const refuse = (code: string) => ({
      status: 400,
      code,
      message: "Current password required when setting new password.",
    });
    if (typeof body.current_password !== "string" || body.current_password === "") {
      return refuse("current_password_required");
    }
    const isRight = await compare(body.current_password, account.encrypted_password);
    if (!isRight) return refuse("current_password_invalid");
  }
  if (typeof body.password === "string") {
    const { rows } = await deps.database.driver.query(SESSION_IS_YOUNG, [claims.session_id]);
    const message = "Password update requires reauthentication";
    if (rows.length === 0) return { status: 400, code: "reauthentication_needed", message };
  }
  const isChange = typeof body.email === "string" && body.email.toLowerCase() !== account.email;
  return isChange ? mailedTooRecently(account.seconds, deps.secondsBetweenMails) : null;
}

/** GoTrue's steps after `PUT /user` that Lite lacks: ends the other sessions, and requires an e-mail change to be confirmed at both addresses. */
export async function completeUserUpdate(deps: Deps, body: Record<string, unknown>, claims: Claims | null) {
  if (!claims) return;
  const { driver } = deps.database;
  if (typeof body.password === "string") {
    const others = [claims.sub, claims.session_id];
    await driver.query("delete from auth.refresh_tokens where user_id = $1 and session_id <> $2", others);
    await driver.query("delete from auth.sessions where user_id = $1 and id <> $2", others);
  }
  if (typeof body.email !== "string") return;
  const account = await readAccount(deps, claims.sub);
  if (!account?.email_change || !account.email_change_token_new) return;
  await driver.query("update auth.users set email_change_confirm_status = 0 where id = $1", [claims.sub]);
  const { email, email_change: newEmail } = account;
  await deps.sendEmailChange(newEmail, account.email_change_token_new, { email, newEmail });
}

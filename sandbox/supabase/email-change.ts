import type { Database } from "./database.ts";

const ACCEPTED = "Confirmation link accepted. Please proceed to confirm link sent to the other email";
const LINK_LIFE = "24 hours";

/**
 * Accepts the first of the two links of an e-mail change. GoTrue requires both (internal/api/verify.go, `emailChangeVerify`),
 * Lite only the old address's. Stores the remaining link in the column that Lite reads.
 * @returns the response to the first link; null for other requests, which Lite handles
 */
export async function acceptFirstLink(
  database: Database,
  body: Record<string, unknown>,
): Promise<Response | null> {
  if (body.type !== "email_change" || typeof body.token_hash !== "string") return null;
  const { rows } = await database.driver.query(
    `update auth.users set
       email_change_confirm_status = 1,
       email_change_token_current =
         case when email_change_token_current = $1 then email_change_token_new else email_change_token_current end,
       email_change_token_new = null
     where $1 in (email_change_token_current, email_change_token_new)
       and email_change_confirm_status = 0
       and email_change_sent_at > now() - interval '${LINK_LIFE}'
     returning id`,
    [body.token_hash],
  );
  return rows.length === 0 ? null : Response.json({ code: "200", msg: ACCEPTED });
}

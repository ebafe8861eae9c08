import { type MailRequest, mailRequestSchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/input";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { limitMails, type MailKind, noteMail } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

/** Requests a mail, and counts it once Supabase has accepted it. */
export function mailRoute(kind: MailKind, ask: (input: MailRequest) => Promise<void>) {
  return personalRoute(async (request) => {
    assertOwnOrigin(request);
    const input = await readJson(request, mailRequestSchema);
    await limitMails(request, kind, input.email);
    await ask(input);
    await noteMail(kind, input.email);
    return json({ ok: true });
  });
}

import { type MailRequest, mailRequestSchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/input";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { limitMails, type MailKind } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

/** Asks for a mail, which counts unless it could not be asked for. */
export function mailRoute(kind: MailKind, ask: (input: MailRequest) => Promise<void>) {
  return personalRoute(async (request) => {
    assertOwnOrigin(request);
    const input = await readJson(request, mailRequestSchema);
    const taken = await limitMails(request, kind, input.email);
    try {
      await ask(input);
    } catch (error) {
      await taken.refund();
      throw error;
    }
    return json({ ok: true });
  });
}

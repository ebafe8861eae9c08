import { requestRecovery } from "@/lib/auth/request-mail";
import { mailRequestSchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { limitMails } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  const input = await readJson(request, mailRequestSchema);
  const taken = await limitMails(request, "recovery", input.email);
  try {
    await requestRecovery(input);
  } catch (error) {
    await taken.refund();
    throw error;
  }
  return json({ ok: true });
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");

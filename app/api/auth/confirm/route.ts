import { confirm } from "@/lib/auth/confirm";
import { readSession } from "@/lib/auth/read-session";
import { mailLinkSchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { limitFailures, rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  const link = await readJson(request, mailLinkSchema.strict());
  const confirmed = await limitFailures(request, "mailLink", ["link_expired"], () => confirm(link));
  if (confirmed.step === "signed-in") await freshenProfile();
  return json(confirmed);
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");

/** The database has just given the name that was typed at sign-up, and its profile may have been looked for before. */
async function freshenProfile() {
  const session = await readSession().catch(() => null);
  if (session?.user?.username) await expireProfile(session.user.id, session.user.username);
}

import { confirm } from "@/lib/auth/confirm";
import { readSession } from "@/lib/auth/read-session";
import { mailLinkSchema } from "@/lib/auth/schema";
import { limitFailures } from "@/lib/http/rate-limit";
import { ownSession, route, routes } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { access: ownSession, limit: "write", body: mailLinkSchema.strict() },
    async ({ request, body }) => {
      const confirmed = await limitFailures(request, "mailLink", ["link_expired"], () => confirm(body));
      if (confirmed.step === "signed-in") await expireNewProfile();
      return confirmed;
    },
  ),
});

/** The confirmation gave the account its username; its profile may have been requested, and cached as missing, before. */
async function expireNewProfile() {
  const session = await readSession().catch(() => null);
  if (session?.user?.username) await expireProfile(session.user.id, session.user.username);
}

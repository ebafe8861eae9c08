import { type Confirmed, confirm } from "@/lib/auth/confirm";
import { personalRoute } from "@/lib/auth/personal-route";
import { readSession } from "@/lib/auth/read-session";
import { confirmSchema } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";
import { expireProfile } from "@/lib/profile/expire";

const leadTo = (path: string) => new Response(null, { status: 303, headers: { Location: path } });

const NEXT: Record<Confirmed, string> = {
  "signed-in": "/",
  recovery: "/auth/new-password",
  "first-of-two": "/auth/email?step=first",
  "email-changed": "/auth/email?step=done",
};

/** Where a link is asked for again, for each kind of it. */
const FAILED = new Map([
  ["recovery", "/auth/forgot-password"],
  ["email_change", "/auth/email"],
]);

/** Where a mail's link arrives. It ends on a page in any case: the one who clicked it is a person. */
export const GET = personalRoute(async (request) => {
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const failed = (problem: string) => leadTo(`${FAILED.get(given.type ?? "") ?? "/auth"}?problem=${problem}`);
  const query = confirmSchema.safeParse(given);
  if (!query.success) return failed(given.token_hash ? "link" : "no-session");
  try {
    const confirmed = await confirm(query.data);
    if (confirmed === "signed-in") await freshenProfile();
    return leadTo(NEXT[confirmed]);
  } catch (error) {
    return failed(error instanceof AppError && error.status >= 500 ? "away" : "link");
  }
});

/** The database has just given the name that was typed at sign-up, and its profile may have been looked for before. */
async function freshenProfile() {
  const session = await readSession().catch(() => null);
  if (session?.user?.username) await expireProfile(session.user.id, session.user.username);
}

import { type Confirmed, confirm } from "@/lib/auth/confirm";
import { personalRoute } from "@/lib/auth/personal-route";
import { confirmSchema } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";

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
    return leadTo(NEXT[await confirm(query.data)]);
  } catch (error) {
    return failed(error instanceof AppError && error.status >= 500 ? "away" : "link");
  }
});

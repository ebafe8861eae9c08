import { changeEmail, EMAIL_TIME_LIMIT_MS, getEmailState } from "@/lib/auth/change-email";
import { changeEmailSchema } from "@/lib/auth/schema";
import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => getEmailState(user)),
  PUT: route(
    { access: signedIn({ timeLimitMs: EMAIL_TIME_LIMIT_MS }), limit: "mail", body: changeEmailSchema },
    async ({ user, body }) => changeEmail(user, body.email),
  ),
});

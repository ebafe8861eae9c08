import { resendConfirmation } from "@/lib/auth/request-mail";
import { mailRequestSchema } from "@/lib/auth/schema";
import { ownSession, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ access: ownSession, limit: "mail", body: mailRequestSchema }, async ({ body }) => {
    await resendConfirmation(body);
    return { ok: true };
  }),
});

import { signUpSchema } from "@/lib/auth/schema";
import { signUp } from "@/lib/auth/sign-up";
import { ownSession, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ access: ownSession, limit: "mail", body: signUpSchema }, async ({ body }) => {
    await signUp(body);
    return { ok: true };
  }),
});

import { chooseNewPassword } from "@/lib/auth/change-password";
import { newPasswordSchema } from "@/lib/auth/schema";
import { ownSession, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ access: ownSession, limit: "write", body: newPasswordSchema }, async ({ body }) => {
    await chooseNewPassword(body.password);
    return { ok: true };
  }),
});

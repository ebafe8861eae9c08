import { signOut } from "@/lib/auth/sign-out";
import { ownSession, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ access: ownSession, limit: "session" }, async () => {
    await signOut();
    return { ok: true };
  }),
});

import { readSession } from "@/lib/auth/read-session";
import { ownSession, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: ownSession, limit: "session" }, async () => readSession()),
});

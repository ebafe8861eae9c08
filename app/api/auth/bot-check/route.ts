import { botCheckConfig } from "@/lib/auth/bot-check";
import { anyone, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read" }, async () => botCheckConfig()),
});

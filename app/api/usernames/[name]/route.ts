import { z } from "zod";
import { isUsernameFree } from "@/lib/auth/is-username-free";
import { usernameSchema } from "@/lib/auth/schema";
import { anyone, route, routes } from "@/lib/http/route";

const paramsSchema = z.object({ name: usernameSchema });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ params }) => ({
    available: await isUsernameFree(params.name),
  })),
});

import { z } from "zod";
import { isUsernameFree } from "@/lib/auth/is-username-free";
import { usernameSchema } from "@/lib/auth/schema";
import { getUser } from "@/lib/auth/user";
import { ownSession, route, routes } from "@/lib/http/route";

const paramsSchema = z.object({ name: usernameSchema });

/** A signed-in user's own former usernames are available too. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: ownSession, limit: "read", params: paramsSchema }, async ({ params }) => ({
    available: await isUsernameFree(params.name, (await getUser())?.supabase),
  })),
});

import { isUsernameFree } from "@/lib/auth/is-username-free";
import { usernameSchema } from "@/lib/auth/schema";
import { parseInput } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

type Context = { params: Promise<{ name: string }> };

export const GET = route(async (request, { params }: Context) => {
  const { name } = await params;
  await rateLimit(request, "getList");
  return json({ available: await isUsernameFree(parseInput(usernameSchema, name)) });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");

import { connection } from "next/server";
import { botCheckConfig } from "@/lib/auth/bot-check";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

export const GET = route(async (request) => {
  await connection();
  await rateLimit(request, "getList");
  return json(botCheckConfig());
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");

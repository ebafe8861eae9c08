import { connection } from "next/server";
import { botCheckConfig } from "@/lib/auth/bot-check";
import { otherMethods } from "@/lib/http/other-methods";
import { json, route } from "@/lib/http/route";

export const GET = route(async () => {
  await connection();
  return json(botCheckConfig());
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");

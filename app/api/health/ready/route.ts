import { connection } from "next/server";
import { otherMethods } from "@/lib/http/other-methods";
import { json, route } from "@/lib/http/route";
import { getReadiness } from "@/lib/status/readiness";

/** Whether this instance can serve requests, with the state of what it depends on: 200, or 503 without Supabase. */
export const GET = route(async () => {
  await connection();
  const readiness = await getReadiness();
  return json(readiness, { status: readiness.status === "unavailable" ? 503 : 200 });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");

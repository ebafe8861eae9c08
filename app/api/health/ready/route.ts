import { connection } from "next/server";
import { json } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { getReadiness } from "@/lib/status/readiness";

/** Whether this instance can serve requests, with the state of what it depends on: 200, or 503 without Supabase. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "none" }, async () => {
    await connection();
    const readiness = await getReadiness();
    return json(readiness, { status: readiness.status === "unavailable" ? 503 : 200 });
  }),
});

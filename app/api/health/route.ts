import { connection } from "next/server";
import { anyone, route, routes } from "@/lib/http/route";

/** Whether this instance responds at all; calls no service. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "none" }, async () => {
    await connection();
    return { status: "ok" };
  }),
});

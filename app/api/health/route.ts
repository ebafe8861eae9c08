import { connection } from "next/server";
import { otherMethods } from "@/lib/http/other-methods";
import { json, route } from "@/lib/http/route";

/** Whether this instance answers at all; asks nothing of any service. */
export const GET = route(async () => {
  await connection();
  return json({ status: "ok" });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");

import { clientErrorSchema, MAX_REPORT_BYTES } from "@/lib/client-errors/input";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { rateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { log } from "@/lib/log";

/** Logs an error of a browser. */
export const POST = route(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "clientError");
  log.warn("client_error", await readJson(request, clientErrorSchema, { maxBytes: MAX_REPORT_BYTES }));
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");

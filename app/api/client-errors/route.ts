import { clientErrorSchema, MAX_REPORT_BYTES } from "@/lib/client-errors/input";
import { anyone, route, routes } from "@/lib/http/route";
import { log } from "@/lib/log";

/** Logs an error of a browser. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { access: anyone, limit: "clientError", body: clientErrorSchema, maxBytes: MAX_REPORT_BYTES },
    async ({ body }) => {
      log.warn("client_error", body);
      return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    },
  ),
});

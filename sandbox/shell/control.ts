import type { Faults } from "./faults.ts";
import type { RequestLog } from "./request-log.ts";
import type { Handler } from "./shell.ts";

const MAX_BODY_BYTES = 4096;
const NO_STORE = { headers: { "cache-control": "no-store" } };

/** `/_sandbox/requests.json`: calls to services, oldest first, with `?since=` from a time (ms); DELETE clears the list. */
export function createRequestLogHandler(log: RequestLog): Handler {
  return (request) => {
    if (request.method === "GET") {
      const since = Number(new URL(request.url).searchParams.get("since"));
      return Response.json(log.list(since), NO_STORE);
    }
    if (request.method !== "DELETE") return refuseMethod("GET, DELETE");
    log.clear();
    return new Response(null, { status: 204 });
  };
}

/** `/_sandbox/faults`: GET returns all faults, PUT sets the fault of a service. */
export function createFaultsHandler(faults: Faults): Handler {
  return async (request) => {
    if (request.method === "GET") return Response.json(faults.all(), NO_STORE);
    if (request.method !== "PUT") return refuseMethod("GET, PUT");
    const text = await request.text();
    if (text.length > MAX_BODY_BYTES) return refuse(413, "The body is too large.");
    const problem = faults.set(parseJson(text));
    return problem === undefined ? Response.json(faults.all(), NO_STORE) : refuse(400, problem);
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: { code: "invalid_input", message } }, { status });
}

function refuseMethod(allow: string): Response {
  const error = { code: "method_not_allowed", message: `Only ${allow} are answered here.` };
  return Response.json({ error }, { status: 405, headers: { allow } });
}

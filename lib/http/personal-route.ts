import "server-only";
import { route } from "./route";

/** Beside the usual ones, what the session library asks for on every answer that may set a session's cookies. */
const NEVER_SHARED = {
  "Cache-Control": "private, no-cache, no-store, must-revalidate, max-age=0",
  Expires: "0",
  Pragma: "no-cache",
};

/** `route`, for what belongs to one person: no answer of it, an error included, may be kept by anybody. */
export function personalRoute<Context = unknown>(
  handler: (request: Request, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response> {
  const answer = route(handler);
  return async (request, context) => {
    const response = await answer(request, context);
    for (const [name, value] of Object.entries(NEVER_SHARED)) response.headers.set(name, value);
    return response;
  };
}

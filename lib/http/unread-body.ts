import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A client that sends an unread body for longer than this loses its connection. */
const TIME_LIMIT_MS = 10_000;

/**
 * Discards the rest of a body whose request was answered early (too large, for example). Otherwise the next request on
 * the connection waits behind it; on a proxy's connection that is another client's. Node itself does this only for bodies
 * that were not read at all.
 */
export function discardUnread(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (!("transfer-encoding" in headers || "content-length" in headers)) return;
  response.once("finish", () => {
    if (request.complete || socket.destroyed) return;
    // Node's own flag; by now `request` may wrap another stream.
    Reflect.set(request, "_dumped", true);
    socket.resume();
    const timer = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, TIME_LIMIT_MS);
    timer.unref();
  });
}

// Works around: Node keeps a connection waiting for the rest of a body that something has begun to read and then left.
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

const TIME_LIMIT_MS = 10_000;

/**
 * Discards what is left of a request's body once the response is sent, so that the next request on a kept-alive connection,
 * which behind a proxy is another client's, does not wait for it. Closes the connection of a client that sends on for 10 s.
 */
export function discardUnread(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (!("transfer-encoding" in headers || "content-length" in headers)) return;
  response.once("finish", () => {
    if (request.complete || socket.destroyed) return;
    // Node's own mark. `request.resume()` does not do: Next may have replaced the stream by a copy.
    Reflect.set(request, "_dumped", true);
    socket.resume();
    const timer = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, TIME_LIMIT_MS);
    timer.unref();
  });
}

import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Who goes on sending for longer than this what nobody reads loses the connection. */
const TIME_LIMIT_MS = 10_000;

/**
 * Lets a connection go on whose request was answered before all of its body was read, as one that is too large is. Nobody
 * would read the rest, and the next request on the connection would wait behind it: a proxy's, which is somebody else's,
 * too. So it is thrown away as it comes, as Node does by itself with a body that nobody has begun to read.
 */
export function discardUnread(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (!("transfer-encoding" in headers || "content-length" in headers)) return;
  response.once("finish", () => {
    if (request.complete || socket.destroyed) return;
    // Node's own mark; the stream itself may have been exchanged for a copy by now.
    Reflect.set(request, "_dumped", true);
    socket.resume();
    const timer = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, TIME_LIMIT_MS);
    timer.unref();
  });
}

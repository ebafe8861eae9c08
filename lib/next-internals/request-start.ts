// Works around: Next has no hook that sees a request before its server does. The channel is experimental in Node.
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";

/** Calls `listener` for each HTTP request of this process, before any listener of its server. */
export function onRequestStart(listener: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = Object(message);
    if (request instanceof IncomingMessage && response instanceof ServerResponse) listener(request, response);
  });
}

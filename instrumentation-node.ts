import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { inCleanContext } from "@/lib/clean-context";
import { env } from "@/lib/env";
import { dropForgedAddress } from "@/lib/http/client-address";
import { readableAddress } from "@/lib/http/readable-address";
import { keepHeadersSingle } from "@/lib/http/single-headers";

/** What the server needs before its first request; in a file of its own because the edge build cannot read it. */
export function prepareServer(): void {
  // Read here, so that every missing variable is named at the start and not at the first request that needs it.
  env();
  inCleanContext();
  // Node hands out each request here before any listener of the server has seen it.
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    if (!(message.request instanceof IncomingMessage)) return;
    dropForgedAddress(message.request.headers);
    message.request.url = readableAddress(message.request.url ?? "/");
    if ("response" in message && message.response instanceof ServerResponse)
      keepHeadersSingle(message.response);
  });
}

import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type RequestContext, requestStorage } from "@/lib/request-storage";
import { networkOf } from "./client-address";

/** Accepted request ids of a proxy; other text could forge or split log lines. */
const PROXY_ID = /^[\w.-]{8,64}$/;

/**
 * The request being served; undefined at build time and in `inCleanContext`. It is also set inside `'use cache'`, where
 * it may only decide which client's limit counts, never the result.
 */
export function currentRequest(): RequestContext | undefined {
  return requestStorage().getStore();
}

/** Call once for each request, after `dropForgedHeaders` (which keeps only a trusted proxy's headers) and before Next. */
export function enterRequest(request: IncomingMessage, response?: ServerResponse): RequestContext {
  const forwarded = request.headers["x-forwarded-for"];
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  const address = last || request.socket.remoteAddress;
  const given = String(request.headers["x-request-id"] ?? "");
  const context: RequestContext = {
    id: PROXY_ID.test(given) ? given : randomUUID(),
    client: address ? networkOf(address) : "unknown",
    response,
    get isAnswered() {
      return response?.writableEnded ?? false;
    },
  };
  requestStorage().enterWith(context);
  return context;
}

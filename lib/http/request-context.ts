import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type RequestContext, requestStorage } from "@/lib/request-storage";
import { networkOf } from "./client-address";

/** What a proxy may name a request; anything else could forge or split log lines. */
const PROXY_ID = /^[\w.-]{8,64}$/;

/**
 * The request that the current work belongs to; undefined at build time and in `inCleanContext`.
 * Also set inside `'use cache'`: Next's clean snapshot is taken while the request is already known. There it may only
 * decide whether and at whose expense work is done, never what the answer is.
 */
export function currentRequest(): RequestContext | undefined {
  return requestStorage().getStore();
}

/**
 * Call once for each request, before Next sees it and after `dropForgedHeaders`, which leaves `X-Request-Id` only where
 * our own proxy wrote it.
 */
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

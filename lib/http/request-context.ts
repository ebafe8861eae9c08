import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { processWide } from "@/lib/process-wide";
import { networkOf } from "./client-address";

/** Why a read failed, as the response reports it should the page fail with it. */
export type ReadFailure = { status: number; retryAfterS: number | undefined };

export type RequestContext = {
  /** Names this request in logs. */
  readonly id: string;
  /** The client that limits count: an IPv4 address or an IPv6 /64. */
  readonly client: string;
  /** True once the response is sent: what still runs revalidates a stale page, and nobody waits for it. */
  readonly isAnswered: boolean;
  /** The last read that failed; see `failed-page.ts`. */
  failure?: ReadFailure;
};

const storage = processWide("request-context", () => new AsyncLocalStorage<RequestContext>());

/**
 * The request that the current work belongs to; undefined at build time and in `inCleanContext`.
 * Also set inside `'use cache'`: Next's clean snapshot is taken while the request is already known. There it may only
 * decide whether and at whose expense work is done, never what the answer is.
 */
export function currentRequest(): RequestContext | undefined {
  return storage().getStore();
}

/** Call once for each request, before Next sees it and after `dropForgedHeaders`. */
export function enterRequest(request: IncomingMessage, response?: ServerResponse): RequestContext {
  const forwarded = request.headers["x-forwarded-for"];
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  const address = last || request.socket.remoteAddress;
  const context: RequestContext = {
    id: randomUUID(),
    client: address ? networkOf(address) : "unknown",
    get isAnswered() {
      return response?.writableEnded ?? false;
    },
  };
  storage().enterWith(context);
  return context;
}

// The log uses it, and Next's cache handlers log: Node loads those without a bundler, so no "server-only" and no alias here.
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { processWide } from "./process-wide.ts";

/** Why a read failed, as the response reports it should the page fail with it. */
export type ReadFailure = { status: number; retryAfterS: number | undefined };

export type RequestContext = {
  /** Names this request in logs and in the `X-Request-Id` of its response. */
  readonly id: string;
  /** The client that limits count: an IPv4 address or an IPv6 /64. */
  readonly client: string;
  /** True once the response is sent: what still runs revalidates a stale page, and no client waits for it. */
  readonly isAnswered: boolean;
  readonly response?: ServerResponse | undefined;
  /** The last read that failed; see `lib/http/failed-page.ts`. */
  failure?: ReadFailure;
};

/** Where `lib/http/request-context.ts` stores the current request. */
export const requestStorage = processWide("request-context", () => new AsyncLocalStorage<RequestContext>());

// The log and Next's cache handlers import this file, and Node loads those without a bundler: no "server-only" and no alias.
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { processWide } from "./process-wide.ts";

export type ReadFailure = { status: number; retryAfterS: number | undefined };

export type RequestContext = {
  /** Sent as `X-Request-Id`. */
  readonly id: string;
  /** The client that limits count: an IPv4 address or an IPv6 /64. */
  readonly client: string;
  /** The response is sent: what still runs revalidates a stale page, and no client waits for it. */
  readonly isAnswered: boolean;
  readonly response?: ServerResponse | undefined;
  /** All open requests for its address, the first one first: Next renders a page once for them. */
  sharedBy?: ReadonlySet<RequestContext>;
  /** The last failed read; see `lib/next-internals/request-hooks.ts`. */
  failure?: ReadFailure;
  /** Set when cached data past their fresh time were read, which HTTP caches may store only briefly. */
  isStale?: boolean;
};

export const requestStorage = processWide("request-context", () => new AsyncLocalStorage<RequestContext>());

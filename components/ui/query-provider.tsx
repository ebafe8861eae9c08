"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { retryDelay, shouldRetry } from "./query-retry";

const STALE_MS = 60_000;
const GC_MS = 300_000;

const isServer = typeof window === "undefined";

/** The spec's defaults (section 9, "Cache"); for `gcTime` on the server see lib/query-gc-time.ts. */
function createClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, the service worker answers with what was last loaded.
        networkMode: "always",
        staleTime: STALE_MS,
        gcTime: isServer ? Number.POSITIVE_INFINITY : GC_MS,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
      },
      // A write without a network fails at once, instead of being sent later.
      mutations: { networkMode: "always" },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One for each browser page; on the server one for each provider, so that visitors never share data. */
export function getQueryClient() {
  if (isServer) return createClient();
  browserClient ??= createClient();
  return browserClient;
}

/** Provides the page's query client. Nested providers share it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A component that queries, for a page without a provider. */
export function withQueries<Props extends object>(Part: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    return (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    );
  };
}

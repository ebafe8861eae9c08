"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

const STALE_MS = 60_000;
const GC_MS = 300_000;
const RETRIES = 3;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** The browser's cache of answers, with the spec's defaults (section 9, "Cache"). */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: STALE_MS,
            gcTime: GC_MS,
            refetchOnWindowFocus: false,
            retry: RETRIES,
            retryDelay: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS),
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import "./globals.css";

const ErrorReference = lazyPart(() =>
  import("@/components/page/error-reference").then((module) => module.ErrorReference),
);

/** Replaces the root layout when that fails. Every page loads this script, so the reference is loaded on demand. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Questshelf</title>
        <main className="wrap grid min-h-svh place-content-center justify-items-center text-center">
          <h1 className="text-[32px]">Something went wrong</h1>
          <p className="mt-4 max-w-[512px] text-ink-2">
            This page could not be shown. It is our fault, and trying again often helps.
          </p>
          <button
            type="button"
            className="mt-8 h-11 rounded-control bg-lamp px-[18px] font-semibold text-lamp-ink"
            onClick={() => retry()}
          >
            Try again
          </button>
          <Suspense>
            <ErrorReference error={error} />
          </Suspense>
        </main>
      </body>
    </html>
  );
}

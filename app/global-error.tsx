"use client";

import { LogoMark } from "@/components/site/logo";
import { Button } from "@/components/ui/button";
import "./globals.css";

/** When even the layout fails: a document of its own, so it brings the styles along and has no fonts of ours. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Questshelf</title>
        <main className="wrap grid min-h-svh place-content-center justify-items-center text-center">
          <LogoMark className="size-20" />
          <h1 className="mt-8 text-[2rem]">Something went wrong</h1>
          <p className="mt-4 max-w-[32rem] text-ink-2">
            This page could not be shown. It is our fault, and trying again often helps.
          </p>
          <Button variant="primary" className="mt-8" onClick={() => retry()}>
            Try again
          </Button>
        </main>
      </body>
    </html>
  );
}

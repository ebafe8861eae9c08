"use client";

import { Suspense } from "react";
import { onceActive, wasActive } from "@/components/ui/first-sign";
import { lazyPart } from "@/components/ui/lazy-part";
import { whenSignedInHint } from "@/lib/auth/session-hint";
import { LoginLink } from "./login-link";

/**
 * Who is here is asked at once where somebody was signed in, else when a person does something on the page: who only
 * reads, most visitors and every crawler, costs no question and no script.
 */
async function whenWanted(): Promise<void> {
  if (typeof window === "undefined" || wasActive()) return;
  const over = new AbortController();
  await Promise.race([
    new Promise<void>((resolve) => onceActive(over.signal, resolve)),
    whenSignedInHint(over.signal),
  ]);
  over.abort();
}

const Live = lazyPart(async () => {
  await whenWanted();
  return (await import("./account-live")).AccountLive;
});

/**
 * The header's right end. Its HTML stands from the start: React keeps it until the script is there. A page that failed
 * is drawn by the browser alone, and has no such HTML to wait with.
 */
export function Account() {
  return (
    <Suspense fallback={<LoginLink className="[[data-user]_&]:hidden" />}>
      <Live />
    </Suspense>
  );
}

"use client";

import { hasInteracted, onFirstInteraction } from "@/components/ui/first-interaction";
import { island } from "@/components/ui/island";
import { whenSignedInHint } from "@/lib/auth/session-hint";
import { LoginLink } from "./login-link";

/**
 * Waits with the session request until the first interaction, unless this browser was signed in before:
 * readers and crawlers then cost no request and no script.
 */
async function whenWanted(): Promise<void> {
  if (typeof window === "undefined" || hasInteracted()) return;
  const over = new AbortController();
  await Promise.race([
    new Promise<void>((resolve) => onFirstInteraction(over.signal, resolve)),
    whenSignedInHint(over.signal),
  ]);
  over.abort();
}

/**
 * The right end of the header. React keeps the server's HTML until the script has loaded. Error pages are
 * rendered by the browser alone and use the fallback.
 */
export const Account = island(
  async () => {
    await whenWanted();
    return (await import("./account-with-session")).AccountWithSession;
  },
  { fallback: <LoginLink className="[[data-user]_&]:hidden" /> },
);

import { useSyncExternalStore } from "react";

/** The cookie beside the session (lib/supabase/cookies.ts); components/site/boot.ts reads it before the first paint. */
const MARKER = /(^|; )questshelf-signed-in=1(;|$)/;

export function isMarkedSignedIn(): boolean {
  return MARKER.test(document.cookie);
}

/** Changes the layout only. */
export function showSignedIn(signedIn: boolean): void {
  if (signedIn) document.documentElement.dataset.user = "1";
  else delete document.documentElement.dataset.user;
}

const NAME_KEY = "questshelf-name";

/** Changes the layout of the user's own profile only; boot.ts reads it before the first paint. Null when no user is signed in. */
export function showOwnName(username: string | null): void {
  const { dataset } = document.documentElement;
  try {
    if (username) localStorage.setItem(NAME_KEY, username);
    else localStorage.removeItem(NAME_KEY);
  } catch {
    // Without storage it lasts until the page is left.
  }
  if (username) dataset.own = username;
  else delete dataset.own;
}

/** False during hydration. Components for signed-in users wait for it, so that visitors load nothing of them. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    onHintChange,
    () => "user" in document.documentElement.dataset,
    () => false,
  );
}

/** Never resolves after `stop`. */
export function whenSignedInHint(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if ("user" in document.documentElement.dataset) resolve();
    };
    stop.addEventListener("abort", onHintChange(look), { once: true });
    look();
  });
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer for dozens of cards. */
function onHintChange(listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const notify of listeners) notify();
    });
    observer.observe(document.documentElement, { attributeFilter: ["data-user"] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

import { useSyncExternalStore } from "react";

/** Also read by components/site/boot-script.tsx before the first paint, which reserves space in the header. */
const HINT_KEY = "questshelf-signed-in";

function isRemembered(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) === "1";
  } catch {
    return false;
  }
}

/** @returns true if the hint changed (a mail's link was opened, or the session ended); false where storage is blocked. */
export function noteSession(signedIn: boolean): boolean {
  const before = isRemembered();
  rememberSignedIn(signedIn);
  return before !== signedIn && isRemembered() === signedIn;
}

/** A hint for the layout only; it grants nothing. */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT_KEY, "1");
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // Without storage, the header reserves space for the Login button until the session is read.
  }
  if (signedIn) document.documentElement.dataset.user = "1";
  else delete document.documentElement.dataset.user;
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

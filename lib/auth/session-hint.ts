import { useSyncExternalStore } from "react";

/** Read by components/site/boot-script.tsx before the first paint, so that the header keeps the right place free. */
const HINT_KEY = "questshelf-signed-in";

function isRemembered(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) === "1";
  } catch {
    return false;
  }
}

/**
 * Remembers who the session says is here.
 * @returns whether that is news to this browser: a mail's link was opened, or the session has ended. Never where nothing
 * can be remembered, since then everything would be news.
 */
export function noteSession(signedIn: boolean): boolean {
  const before = isRemembered();
  rememberSignedIn(signedIn);
  return before !== signedIn && isRemembered() === signedIn;
}

/** Remembers that somebody was signed in here. A hint for the looks only: nothing is granted by it. */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT_KEY, "1");
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // A browser that keeps nothing shows the place of the Login button until the answer is there.
  }
  if (signedIn) document.documentElement.dataset.user = "1";
  else delete document.documentElement.dataset.user;
}

/**
 * Whether somebody seems to be signed in here: false while a page is hydrated, and until the session says so where
 * nothing was remembered. What only signed-in people see waits for it, and costs visitors nothing.
 */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    onHintChange,
    () => "user" in document.documentElement.dataset,
    () => false,
  );
}

/** Settles when somebody seems to be signed in here, at once where that is known; never after `stop`. */
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

/** Dozens of cards listen; one observer tells them all. */
function onHintChange(listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const tell of listeners) tell();
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

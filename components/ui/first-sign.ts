/** Without `click`: the element under it must stay until then. */
const SIGNS = ["pointermove", "wheel", "keydown", "focusin", "click", "scroll", "resize"] as const;

/** Calls `onActive` once, at the user's first interaction with the page, unless `stop` aborts first. */
export function onceActive(stop: AbortSignal, onActive: () => void): void {
  const waiting = new AbortController();
  const options = { passive: true, signal: AbortSignal.any([stop, waiting.signal]) };
  const sign = () => {
    waiting.abort();
    onActive();
  };
  for (const name of SIGNS) window.addEventListener(name, sign, options);
}

/** True if the user interacted before hydration. */
export function wasActive(): boolean {
  return window.scrollY > 0 || document.activeElement !== document.body;
}

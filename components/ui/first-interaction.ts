/** No `pointerdown`: the element under it has to stay in the document until the click. */
const INTERACTIONS = ["pointermove", "wheel", "keydown", "focusin", "click", "scroll", "resize"] as const;

/** Calls `onInteraction` once, at the visitor's first interaction with the page, unless `stop` is aborted before. */
export function onFirstInteraction(stop: AbortSignal, onInteraction: () => void): void {
  const waiting = new AbortController();
  const options = { passive: true, signal: waiting.signal };
  stop.addEventListener("abort", () => waiting.abort(), { once: true });
  const listener = () => {
    waiting.abort();
    onInteraction();
  };
  for (const name of INTERACTIONS) window.addEventListener(name, listener, options);
}

/** Whether the visitor has interacted with the page before its scripts ran. */
export function hasInteracted(): boolean {
  return window.scrollY > 0 || document.activeElement !== document.body || !!window.overlayAsked;
}

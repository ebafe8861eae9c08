/** Not the press itself: the element under it has to stay for the click. */
const SIGNS = ["pointermove", "wheel", "keydown", "focusin", "click", "scroll", "resize"] as const;

/** Calls `onActive` once, at the first thing that a person does on the page, unless `stop` comes before it. */
export function onceActive(stop: AbortSignal, onActive: () => void): void {
  const waiting = new AbortController();
  const options = { passive: true, signal: AbortSignal.any([stop, waiting.signal]) };
  const sign = () => {
    waiting.abort();
    onActive();
  };
  for (const name of SIGNS) window.addEventListener(name, sign, options);
}

/** Whether something was done before the scripts were there. */
export function wasActive(): boolean {
  return window.scrollY > 0 || document.activeElement !== document.body;
}

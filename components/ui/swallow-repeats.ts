/** The longest double click that Windows allows by default. */
const REPEAT_MS = 500;
const NEAR_PX = 24;
const PRESS_EVENTS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick"] as const;

type Press = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

/**
 * Call with the click on a button that the click removes: swallows the second press of a double click, which
 * would hit what lay beneath. Clicks by keyboard are left alone.
 */
export function swallowRepeats(first: Press): void {
  if (first.detail === 0) return;
  let isRepeat = false;
  let last = first.timeStamp;
  const end = () => {
    for (const name of PRESS_EVENTS) window.removeEventListener(name, swallow, true);
  };
  const swallow = (event: MouseEvent) => {
    if (event.type === "pointerdown") {
      const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= NEAR_PX;
      isRepeat = isNear && event.timeStamp - last <= REPEAT_MS;
      last = event.timeStamp;
    }
    // The current click is still being dispatched; any later one that is not a repeat ends this.
    if (!isRepeat) {
      if (event.timeStamp > first.timeStamp) end();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of PRESS_EVENTS) window.addEventListener(name, swallow, true);
}

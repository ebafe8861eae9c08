/** Two presses closer than this are a double click: what Windows allows at most by default. */
const REPEAT_MS = 500;
const NEAR_PX = 24;
const PRESS_EVENTS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick"] as const;

type Press = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

/**
 * To be called with the click on a button that vanishes by it: a second press in the same place, as of a double click, then
 * meets nothing, since it would press what lay beneath. Clicks by a key are not repeated in a place, and are let be.
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
    // The click that is being answered is on its way yet; anything that is no repeat ends it.
    if (!isRepeat) {
      if (event.timeStamp > first.timeStamp) end();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of PRESS_EVENTS) window.addEventListener(name, swallow, true);
}

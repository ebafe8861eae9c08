import { onceActive, wasActive } from "@/components/ui/first-sign";

/** How near the end of the first page may be before the next one is wanted, as `LoadMore` has it. */
const NEAR_END_PX = 300;
/** A tap's click comes a little after the finger has left. */
const CLICK_FOLLOWS_MS = 300;

/**
 * Calls `onSign` once, at the first thing that a person does on the page; at once where something was done before the
 * scripts were there, where the address asks for another list than the rendered one, or where all of it is in sight.
 */
export function onFirstSign(rendered: HTMLElement, stop: AbortSignal, onSign: () => void): void {
  const hasActed = wasActive() || textOf(rendered) !== "";
  const isAllInSight = rendered.getBoundingClientRect().bottom < window.innerHeight + NEAR_END_PX;
  if (hasActed || isAllInSight || "filtered" in document.documentElement.dataset) {
    onSign();
    return;
  }
  onceActive(stop, onSign);
}

/**
 * Follows the presses on a screen that is about to be replaced.
 * @returns `released()`, which waits until no pointer is down: an element that is taken away between press and release
 * takes the click with it; and `wantsDialog()`, whether a button that opens a dialog was pressed meanwhile
 */
export function watchPresses(rendered: HTMLElement, stop: AbortSignal) {
  let isDown = false;
  let wantsDialog = false;
  let onReleased = () => {};
  const press = () => {
    isDown = true;
  };
  const release = () => {
    isDown = false;
    onReleased();
  };
  const options = { capture: true, signal: stop };
  rendered.addEventListener("pointerdown", press, options);
  window.addEventListener("pointercancel", release, options);
  window.addEventListener("pointerup", () => setTimeout(release, CLICK_FOLLOWS_MS), options);
  rendered.addEventListener(
    "click",
    ({ target }) => {
      wantsDialog ||= target instanceof Element && target.closest("button[aria-haspopup=dialog]") !== null;
      release();
    },
    options,
  );
  return {
    wantsDialog: () => wantsDialog,
    released: () =>
      new Promise<void>((resolve) => {
        onReleased = resolve;
        if (!isDown) resolve();
      }),
  };
}

/** What stood in the rendered screen's search box when the living one took over. */
export type TypedText = { text: string; hasFocus: boolean };

export function readTyped(rendered: HTMLElement): TypedText {
  return { text: textOf(rendered), hasFocus: document.activeElement === fieldOf(rendered) };
}

/** The link or button that had the focus when the living screen took over; its name is the address of a link. */
export type Focused = { tag: string; name: string };

export function readFocus(rendered: HTMLElement): Focused | null {
  const { activeElement } = document;
  if (!activeElement?.matches("a, button") || !rendered.contains(activeElement)) return null;
  return { tag: activeElement.tagName, name: nameOf(activeElement) };
}

/** Gives the focus to the same link or button of the screen that is there now. */
export function focusSame({ tag, name }: Focused, screen: HTMLElement): void {
  const same = [...screen.querySelectorAll<HTMLElement>(tag)].find((element) => nameOf(element) === name);
  same?.focus({ preventScroll: true });
}

const nameOf = (element: Element) =>
  element.getAttribute("href") ?? element.getAttribute("aria-label") ?? element.textContent ?? "";
const fieldOf = (rendered: HTMLElement) => rendered.querySelector<HTMLInputElement>("input[type=search]");
const textOf = (rendered: HTMLElement) => fieldOf(rendered)?.value ?? "";

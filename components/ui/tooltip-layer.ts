import { createTooltipTiming } from "./tooltip-timing";

const ID = "tooltip";
const EDGE_PX = 8;

/** Padding that belongs to the tooltip, so that the pointer can reach it. */
const BUBBLE_CLASSES =
  "pointer-events-auto fixed inset-auto top-0 left-0 m-0 w-max max-w-[min(288px,calc(100vw-16px))] animate-fade-in overflow-visible border-0 bg-transparent p-0 py-1.5";
const WORDS_CLASSES =
  "block rounded-lg bg-plate px-3 py-2 text-left font-medium text-[13px] text-plate-ink leading-snug shadow-float [overflow-wrap:anywhere]";

/** The element with a tooltip at or around the target. */
function tooltipTarget(node: EventTarget | null): HTMLElement | null {
  const found = node instanceof Element ? node.closest("[data-tip]") : null;
  return found instanceof HTMLElement ? found : null;
}

/** Starts to show the document's tooltips. */
export function startTooltips(): void {
  const { bubble, words } = createBubble();
  let shown: HTMLElement | null = null;

  const place = () => {
    if (!shown?.isConnected) return timing.leave();
    const target = shown.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const middle = target.left + (target.width - width) / 2;
    const left = Math.max(EDGE_PX, Math.min(middle, window.innerWidth - width - EDGE_PX));
    const top = target.top - height < 0 ? target.bottom : target.top - height;
    bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  };
  const write = () => {
    const tip = shown?.dataset.tip;
    if (!shown || !tip) return timing.leave();
    words.textContent = tip;
    if (isItsName(shown, tip)) undescribe(shown);
    else describe(shown);
    place();
  };
  // Its text may change or disappear while it is shown ("Checking..." ends).
  const change = new MutationObserver(write);
  const timing = createTooltipTiming<HTMLElement>(
    (target) => {
      shown = target;
      change.observe(target, { attributeFilter: ["data-tip"] });
      bubble.showPopover();
      write();
    },
    () => {
      change.disconnect();
      if (shown) undescribe(shown);
      shown = null;
      bubble.hidePopover();
    },
  );

  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch" || (target instanceof Node && bubble.contains(target))) return;
    const over = tooltipTarget(target);
    if (over) timing.point(over);
    // Tooltips opened by keyboard ignore the pointer.
    else if (!shown || !isFocused(shown)) timing.leave();
  });
  document.documentElement.addEventListener("pointerleave", () => timing.leave());
  document.addEventListener("focusin", ({ target }) => {
    const at = tooltipTarget(target);
    if (at && isFocused(at)) timing.focus(at);
  });
  document.addEventListener("focusout", () => timing.leave());
  document.addEventListener("pointerdown", ({ target }) => timing.dismiss(tooltipTarget(target)), true);
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Escape" || key === "Enter" || key === " ") timing.dismiss(shown);
    },
    true,
  );
  window.addEventListener("scroll", () => shown && place(), { capture: true, passive: true });
  window.addEventListener("resize", () => shown && place());
  for (const known of document.querySelectorAll<HTMLElement>("[data-tip]:is(:hover, :focus-visible)")) {
    if (isFocused(known)) timing.focus(known);
    // A tapped element stays :hover.
    else if (matchMedia("(hover: hover)").matches) timing.point(known);
  }
}

const isFocused = (element: HTMLElement) => element.matches(":focus-visible, :has(:focus-visible)");

function createBubble() {
  const bubble = document.createElement("div");
  bubble.id = ID;
  bubble.role = "tooltip";
  bubble.popover = "manual";
  bubble.className = BUBBLE_CLASSES;
  // Keeps a dialog from taking a press on the tooltip for one outside.
  bubble.addEventListener("pointerdown", (event) => event.stopPropagation());
  const words = document.createElement("span");
  words.className = WORDS_CLASSES;
  bubble.append(words);
  document.body.append(bubble);
  return { bubble, words };
}

/** Not described again if the text equals the accessible name. */
function isItsName(element: HTMLElement, tip: string): boolean {
  return (element.getAttribute("aria-label") ?? element.textContent).trim() === tip;
}

const descriptionsOf = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== "" && id !== ID);

function describe(element: HTMLElement): void {
  element.setAttribute("aria-describedby", [...descriptionsOf(element), ID].join(" "));
}

function undescribe(element: HTMLElement): void {
  const rest = descriptionsOf(element);
  if (rest.length > 0) element.setAttribute("aria-describedby", rest.join(" "));
  else element.removeAttribute("aria-describedby");
}

import { createTooltipTiming } from "./tooltip-timing";

const ID = "tooltip";
const EDGE_PX = 8;

/** Around the words there is room that belongs to the tooltip, so that the pointer can come over to it. */
const BUBBLE_CLASSES =
  "pointer-events-auto fixed inset-auto top-0 left-0 m-0 w-max max-w-[min(18rem,calc(100vw-16px))] animate-fade-in overflow-visible border-0 bg-transparent p-0 py-1.5";
const WORDS_CLASSES =
  "block rounded-lg bg-plate px-3 py-2 text-left font-medium text-[13px] text-plate-ink leading-snug shadow-float [overflow-wrap:anywhere]";

/** What has a tooltip, or lies within something that has. */
function tooltipTarget(node: EventTarget | null): HTMLElement | null {
  const found = node instanceof Element ? node.closest("[data-tip]") : null;
  return found instanceof HTMLElement ? found : null;
}

/** Shows the tooltips of the whole document from now on. */
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
  // What it says may change while it is seen ("Checking..." ends), or be no longer true at all.
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
    // What the keyboard has opened stays while the pointer lies elsewhere.
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
    else timing.point(known);
  }
}

const isFocused = (element: HTMLElement) => element.matches(":focus-visible, :has(:focus-visible)");

function createBubble() {
  const bubble = document.createElement("div");
  bubble.id = ID;
  bubble.role = "tooltip";
  bubble.popover = "manual";
  bubble.className = BUBBLE_CLASSES;
  // A dialog must not take a press on it for one outside of the dialog.
  bubble.addEventListener("pointerdown", (event) => event.stopPropagation());
  const words = document.createElement("span");
  words.className = WORDS_CLASSES;
  bubble.append(words);
  document.body.append(bubble);
  return { bubble, words };
}

/** A screen reader has said the name already. */
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

/** The list scrolls while the pointer is this near to the window's upper (below the header) or lower edge. */
const TOP_EDGE_PX = 120;
const BOTTOM_EDGE_PX = 72;
/** Pixels beyond the edge for each pixel of a frame's scrolling. */
const SCROLL_RATIO = 5;

type Box = { top: number; height: number };

const middleOf = ({ top, height }: Box) => top + height / 2;

/**
 * Moves the row of a handle with the pointer that is down on it; the rows between make room. Without state of React, which would
 * render all rows for each step. The page scrolls with it, except behind a dialog. `data-dragging` on the list and `data-dragged` on the row are for CSS.
 * @param onDrop is called with the old and the new index while the rows are still shifted: it must render at once
 */
export function dragRow(
  event: PointerEvent,
  handle: HTMLElement,
  onDrop: (from: number, to: number) => void,
) {
  const row = handle.closest("li");
  const list = row?.parentElement;
  if (!row || !list || event.button !== 0 || list.dataset.dragging !== undefined) return;
  const rows = [...list.children].filter((element) => element instanceof HTMLElement);
  const boxes = rows.map((element): Box => {
    const { top, height } = element.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });
  const from = rows.indexOf(row);
  const own = boxes[from];
  const [first, second] = boxes;
  if (!own || !first) return;
  const gap = second ? second.top - first.top - first.height : 0;
  const startY = event.clientY + window.scrollY;
  let pointerY = event.clientY;
  let to = from;
  let frame = 0;

  const place = () => {
    const delta = pointerY + window.scrollY - startY;
    to = indexAt(boxes, from, middleOf(own) + delta);
    row.style.transform = `translateY(${delta}px)`;
    for (const [index, element] of rows.entries()) {
      if (index === from) continue;
      const shift = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0;
      element.style.transform = shift === 0 ? "" : `translateY(${shift * (own.height + gap)}px)`;
    }
  };
  const scroll = () => {
    const above = TOP_EDGE_PX - pointerY;
    const below = pointerY - (window.innerHeight - BOTTOM_EDGE_PX);
    if (above > 0 || below > 0) {
      window.scrollBy({ top: (above > 0 ? -above : below) / SCROLL_RATIO, behavior: "instant" });
      place();
    }
    frame = window.requestAnimationFrame(scroll);
  };
  const listening = new AbortController();
  const end = (isDropped: boolean) => {
    listening.abort();
    window.cancelAnimationFrame(frame);
    delete list.dataset.dragging;
    delete row.dataset.dragged;
    if (isDropped && to !== from) onDrop(from, to);
    for (const element of rows) element.style.transform = "";
  };

  handle.setPointerCapture(event.pointerId);
  list.dataset.dragging = "";
  row.dataset.dragged = "";
  const { signal } = listening;
  handle.addEventListener(
    "pointermove",
    (moved) => {
      pointerY = moved.clientY;
      place();
    },
    { signal },
  );
  handle.addEventListener("pointerup", () => end(true), { signal });
  handle.addEventListener("pointercancel", () => end(false), { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  if (!list.closest("[role=dialog]")) frame = window.requestAnimationFrame(scroll);
}

/** Where the row `from` belongs when its middle is at `middle`. */
export function indexAt(boxes: readonly Box[], from: number, middle: number): number {
  let to = from;
  for (const [index, box] of boxes.entries()) {
    if (index > from && middle > middleOf(box)) to = index;
    if (index < from && middle < middleOf(box)) to = Math.min(to, index);
  }
  return to;
}

"use client";

import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { onViewChange } from "@/components/page/view-toggle";

/** Rows are rendered this far beyond the screen, for Tab and fast scrolling. */
const OVERSCAN_PX = 600;
/** Rows are equally high except for rounding. */
const SAME_PX = 0.5;

export type RowWindow = {
  columns: number;
  /** Row height including the gap. */
  pitchPx: number;
  gapPx: number;
  /** Rendered rows: from `start` to before `end`. */
  start: number;
  end: number;
};

/**
 * The rows of a list near the screen, all equally high. Columns and heights are measured, since CSS decides them. When they
 * change (a rotated phone, another view), the game at the top stays there.
 * @param list a grid whose first child in flow is a row's first cell
 * @returns null until the list has been measured, before its first paint
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number): RowWindow | null {
  const [view, setView] = useState<RowWindow | null>(null);
  const place = useRef<Place | null>(null);

  const settle = useEffectEvent(() => {
    const element = list.current;
    const next = element && measure(element, count, view);
    if (!element || !next) return;
    // While scrolling, rows beyond the screen are rendered between frames.
    if (view && isNextTo(view, next)) startTransition(() => setView(next));
    else if (!view || !isSame(view, next)) setView(next);
    place.current = placeAtTop(element, next);
  });

  const follow = useEffectEvent(() => {
    const element = list.current;
    const next = element && measure(element, count, view);
    if (!element || !next || !view || !place.current || hasSameRows(view, next)) return settle();
    flushSync(() => setView(next));
    scrollTo(element, place.current, next);
    flushSync(() => setView(measure(element, count, next)));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of games moves what is in view.
  useLayoutEffect(() => settle(), [count]);

  useEffect(() => {
    const onChange = () => follow();
    // Runs between layout and paint, so corrections are never visible.
    const observer = new ResizeObserver(onChange);
    if (list.current) observer.observe(list.current);
    window.addEventListener("scroll", onChange, { passive: true });
    window.addEventListener("resize", onChange);
    const stop = onViewChange(onChange);
    return () => {
      observer.disconnect();
      stop();
      window.removeEventListener("scroll", onChange);
      window.removeEventListener("resize", onChange);
    };
  }, [list]);

  return view;
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

function measure(element: HTMLElement, count: number, before: RowWindow | null): RowWindow | null {
  // Prefer a loaded card to a skeleton.
  const cell =
    element.querySelector(":scope > :not([data-apart], [aria-busy])") ??
    element.querySelector(":scope > :not([data-apart])");
  const heightPx = cell?.getBoundingClientRect().height ?? 0;
  // The list is hidden.
  if (!cell || heightPx === 0) return null;
  const style = getComputedStyle(element);
  const columns = style.gridTemplateColumns.split(" ").length;
  const gapPx = Number.parseFloat(style.rowGap) || 0;
  const isSameHeight =
    before && (cell.ariaBusy === "true" || Math.abs(before.pitchPx - heightPx - gapPx) < SAME_PX);
  const pitchPx = before?.columns === columns && isSameHeight ? before.pitchPx : heightPx + gapPx;
  const rows = Math.ceil(count / columns);
  const abovePx = -topOf(element);
  const start = Math.floor((abovePx - OVERSCAN_PX) / pitchPx);
  const end = Math.ceil((abovePx + window.innerHeight + OVERSCAN_PX) / pitchPx);
  return {
    columns,
    pitchPx,
    gapPx,
    start: Math.min(Math.max(start, 0), rows - 1),
    end: Math.min(Math.max(end, 1), rows),
  };
}

function hasSameRows(a: RowWindow, b: RowWindow): boolean {
  return a.columns === b.columns && a.pitchPx === b.pitchPx;
}

function isSame(a: RowWindow, b: RowWindow): boolean {
  return hasSameRows(a, b) && a.start === b.start && a.end === b.end;
}

/** Both have rows of the same size, and some rows in common. */
function isNextTo(a: RowWindow, b: RowWindow): boolean {
  return hasSameRows(a, b) && !isSame(a, b) && a.start < b.end && b.start < a.end;
}

/** The first game of the row at the top of the screen, and the share of that row above it. */
type Place = { index: number; above: number };

/** Null while the top of the list is in view. */
function placeAtTop(element: HTMLElement, { columns, pitchPx }: RowWindow): Place | null {
  const rows = -topOf(element) / pitchPx;
  return rows > 0 ? { index: Math.floor(rows) * columns, above: rows % 1 } : null;
}

function scrollTo(element: HTMLElement, { index, above }: Place, { columns, pitchPx }: RowWindow): void {
  const offsetPx = (Math.floor(index / columns) + above) * pitchPx;
  window.scrollBy({ top: topOf(element) + offsetPx, behavior: "instant" });
}

"use client";

import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { RATING_MAX } from "@/lib/stars";
import { Stars } from "./stars";

type RatingInputProps = {
  /** Null is not rated, which is not the same as 0. */
  value: number | null;
  /** Called once at the end of a slide. */
  onChange: (value: number | null) => void;
  /** `h-*` sets the size of the stars. */
  className?: string;
  /** Shown beside the stars. */
  children?: (shown: number | null) => React.ReactNode;
};

/**
 * Five stars as one slider of whole numbers, the left half of a star being one. The half under the pointer
 * previews, a press sets it, and a press on the set one clears it.
 */
export function RatingInput({ value, onChange, className, children }: RatingInputProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<number | null>(null);
  const shown = preview ?? value;
  const numberAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(RATING_MAX, Math.max(0, Math.ceil(((clientX - left) / width) * RATING_MAX)));
  };
  return (
    <>
      <span
        data-rating-input=""
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          slider.current?.focus({ preventScroll: true });
          setPreview(numberAt(event));
        }}
        onPointerMove={(event) => {
          if (event.pointerType === "mouse" || event.currentTarget.hasPointerCapture(event.pointerId)) {
            setPreview(numberAt(event));
          }
        }}
        onPointerUp={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const rated = numberAt(event);
          setPreview(null);
          onChange(rated === value ? null : rated);
        }}
        onPointerLeave={() => setPreview(null)}
        onPointerCancel={() => setPreview(null)}
        className="-my-3 relative inline-block shrink-0 cursor-pointer touch-pan-y select-none rounded-lg py-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-4 has-[:focus-visible]:outline-ring"
      >
        <Stars rating={shown ?? 0} className={cn("block h-6", className)} />
        <input
          ref={slider}
          type="range"
          aria-label="Your rating"
          min={0}
          max={RATING_MAX}
          // Imported ratings have halves.
          step={0.5}
          value={value ?? 0}
          aria-valuetext={value === null ? "Not rated" : `${value} out of ${RATING_MAX}`}
          onChange={(event) => onChange(Math.round(Number(event.target.value)))}
          onKeyDown={(event) => {
            const rated = numberOfKey(event, value ?? 0);
            if (rated === undefined) return;
            event.preventDefault();
            if (rated !== value) onChange(rated);
          }}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </span>
      {children?.(shown)}
    </>
  );
}

/** Undefined for other keys. */
function numberOfKey(event: KeyboardEvent, value: number): number | null | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  switch (event.key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(RATING_MAX, Math.floor(value) + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, Math.ceil(value) - 1);
    case "Home":
      return 0;
    case "End":
      return RATING_MAX;
    case "Backspace":
    case "Delete":
      return null;
    case "0":
      return RATING_MAX;
    default:
      return /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
  }
}

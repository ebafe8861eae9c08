"use client";

import { type PointerEvent, useId, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { RATING_MAX, RATING_STEP } from "@/lib/collection/limits";

const STAR = "m12 2.6 2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z";
const STARS = Array.from({ length: RATING_MAX }, (_, index) => index);

export type RatingFieldProps = { value: number | null; onChange: (value: number | null) => void };

/** Ten stars in half steps; a slider for keyboards and screen readers. No rating is not the same as 0. */
export function RatingField({ value, onChange }: RatingFieldProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const rateAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const halves = Math.ceil(((clientX - left) / width) * (RATING_MAX / RATING_STEP));
    onChange(Math.min(RATING_MAX, Math.max(0, halves * RATING_STEP)));
  };

  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-[13.5px] text-ink-2">
          Your rating
        </label>
        <span className="flex items-center gap-1">
          {value === null ? (
            <span className="text-[13.5px] text-ink-3">Not rated</span>
          ) : (
            <>
              <span
                aria-hidden="true"
                className="font-display font-semibold text-[20px] tabular-nums leading-none"
              >
                {value}
                <span className="text-[13.5px] text-ink-3"> / {RATING_MAX}</span>
              </span>
              <button
                type="button"
                aria-label="Clear your rating"
                onClick={() => {
                  onChange(null);
                  slider.current?.focus();
                }}
                className="grid size-7 place-items-center rounded-lg text-ink-3 hover:bg-raised hover:text-ink"
              >
                <Icon name="x" className="size-4" />
              </button>
            </>
          )}
        </span>
      </div>
      <div
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          slider.current?.focus({ preventScroll: true });
          rateAt(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) rateAt(event);
        }}
        className="relative mt-1.5 cursor-pointer touch-pan-y select-none rounded-lg has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-4"
      >
        <Stars className="text-line-strong" />
        <div
          className="absolute inset-0 text-lamp transition-[clip-path] duration-[120ms] ease-out"
          style={{ clipPath: `inset(0 ${100 - (value ?? 0) * (100 / RATING_MAX)}% 0 0)` }}
        >
          <Stars />
        </div>
        <input
          ref={slider}
          id={id}
          type="range"
          min={0}
          max={RATING_MAX}
          step={RATING_STEP}
          value={value ?? 0}
          aria-valuetext={value === null ? "Not rated" : `${value} out of ${RATING_MAX}`}
          onChange={(event) => onChange(Number(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === "Delete" || event.key === "Backspace") onChange(null);
            // At 0 the slider fires no change event.
            else if (value === null && event.key === "Home") onChange(0);
          }}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
    </div>
  );
}

function Stars({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${RATING_MAX * 24} 24`}
      fill="currentColor"
      className={`block w-full max-w-none ${className ?? ""}`}
    >
      {STARS.map((index) => (
        <path key={index} d={STAR} transform={`translate(${index * 24})`} />
      ))}
    </svg>
  );
}

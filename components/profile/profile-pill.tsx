"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** By the spec, the header is scrolled off when its lower edge is above this line. */
const HEADER_OFF_PX = 60;

/**
 * Shows whose page it is when the header is scrolled off; leads back to the top. At the foot, where it covers no tabs.
 */
export function ProfilePill({ children }: { children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => pill.current?.toggleAttribute("data-shown", entry?.isIntersecting === false),
      // Below the line everything intersects, so that no jump past the window goes unnoticed.
      { rootMargin: `-${HEADER_OFF_PX}px 0px 1000000px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={end} />
      <button
        ref={pill}
        type="button"
        data-tip="Back to top"
        onClick={() => scrollTo({ top: 0 })}
        className="profile-pill fixed left-1/2 z-20 flex max-w-[calc(100vw-32px)] items-center gap-2.5 rounded-pill border border-line-strong bg-glass py-1.5 pr-4 pl-1.5 font-semibold text-[14px] shadow-float backdrop-blur-[14px] bottom-[max(16px,env(safe-area-inset-bottom))]"
      >
        {children}
      </button>
    </>
  );
}

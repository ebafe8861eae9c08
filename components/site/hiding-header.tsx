"use client";

import { type ReactNode, useEffect, useRef } from "react";

const HIDE_BELOW_PX = 80;

/** Hides on scrolling down past 80 px, with the bar at the bottom of phones; returns on scrolling up or on focus. */
export function HidingHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const top = window.scrollY;
      const hidden = top > last && top > HIDE_BELOW_PX;
      if (top !== last) header.current?.toggleAttribute("data-hidden", hidden);
      header.current?.toggleAttribute("data-scrolled", top > HIDE_BELOW_PX);
      last = top;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return (
    <header ref={header} className="site-header">
      {children}
    </header>
  );
}

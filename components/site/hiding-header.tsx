"use client";

import { type ReactNode, useEffect, useRef } from "react";

const HIDE_BELOW_PX = 80;

/** Goes out of the way when the page is scrolled down past 80 px, and comes back on the way up or with the focus. */
export function HidingHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const top = window.scrollY;
      const hidden = top > last && top > HIDE_BELOW_PX;
      if (top !== last) header.current?.toggleAttribute("data-hidden", hidden);
      last = top;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return (
    <header
      ref={header}
      className="sticky top-0 z-30 border-line border-b bg-ground transition-transform duration-200 ease-out md:bg-glass md:backdrop-blur-[14px] md:backdrop-saturate-[1.3] focus-within:translate-y-0! data-[hidden]:-translate-y-full"
    >
      {children}
    </header>
  );
}

"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { untilLoaded } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { BrowseScreenProps } from "./browse-screen";
import { type Focused, focusSame, onFirstSign, readFocus, readTyped, watchPresses } from "./first-sign";

type Living = Pick<BrowseScreenProps, "typed" | "isAddingOpen"> & {
  module: typeof import("./browse-screen");
  focused?: Focused | null;
};

/** Kept, so that the next list begins with the living screen. */
let loaded: Living | null = null;

export type BrowseLoaderProps = Pick<BrowseScreenProps, "place" | "page"> & { children: ReactNode };

/**
 * Puts the living screen in the place of the rendered one, which looks the same, as soon as somebody does anything: who
 * only reads needs no second one. What was typed, the focus, and a press of "Add game", go over with it.
 */
export function BrowseLoader({ children, ...props }: BrowseLoaderProps) {
  const [living, setLiving] = useState(loaded);
  const rendered = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  // The marks of the shelf on the cards are the living screen's.
  const isSignedIn = useSignedInHint();

  // The boot script has seen to it where the page itself was loaded (boot-script.tsx).
  useLayoutEffect(() => {
    const isFiltered = /[?&](q|dev|pub)=/.test(window.location.search);
    document.documentElement.toggleAttribute("data-filtered", isFiltered);
  }, []);

  const presses = useRef<ReturnType<typeof watchPresses>>(null);
  // At once: early-clicks.tsx presses again what was pressed before React was there, and may not wait for an effect.
  useLayoutEffect(() => {
    const element = rendered.current;
    if (!element) return;
    const stop = new AbortController();
    presses.current = watchPresses(element, stop.signal);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const element = rendered.current;
    const pressed = presses.current;
    if (!element || !pressed) return;
    const stop = new AbortController();
    const wake = async () => {
      const module = await untilLoaded(() => import("./browse-screen"));
      loaded = { module };
      await pressed.released();
      setLiving({
        module,
        isAddingOpen: pressed.wantsDialog(),
        typed: readTyped(element),
        focused: readFocus(element),
      });
    };
    if (isSignedIn) void wake();
    else onFirstSign(element, stop.signal, () => void wake());
    return () => stop.abort();
  }, [isSignedIn]);

  const focused = living?.focused;
  // Before the overlay opens: it gives the focus back to where it found it.
  useLayoutEffect(() => {
    if (focused && screen.current) focusSame(focused, screen.current);
  }, [focused]);

  if (!living) return <div ref={rendered}>{children}</div>;
  const { module, typed, isAddingOpen } = living;
  return (
    <div ref={screen}>
      <module.BrowseScreen {...props} typed={typed} isAddingOpen={isAddingOpen} />
    </div>
  );
}

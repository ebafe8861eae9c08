"use client";

import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { addDialog, leaveClosedMenu } from "./back-closes";
import { useMedia } from "./use-media";

/** The same breakpoint as `max-md:` in class names. Below it, menus are bottom sheets (`.sheet`). */
const PHONE = "(width < 48rem)";
const TOUCH_SIZED = "(width < 64rem)";

/** The classes of a menu: floats beside its button, on phones a sheet at the bottom of the screen. */
export const FLOATING = "floating sheet z-50 bg-surface shadow-float outline-none";

/** Behind sheets. Its parent is the portal of the menu. */
export function Veil() {
  return <div className="fixed inset-0 z-50 animate-fade-in bg-veil md:hidden" />;
}

/**
 * On phones and tablets, Back closes an open menu.
 * @returns whether it is a sheet, which keeps the focus, and `onClickCapture` of its content: a page that is opened from it
 * replaces its history entry
 */
export function useFloating(open: boolean, close: () => void) {
  const isSheet = useMedia(PHONE);
  const hasEntry = useMedia(TOUCH_SIZED) && open;
  const isFollowingLink = useRef(false);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!hasEntry) return;
    isFollowingLink.current = false;
    const remove = addDialog(() => onBack());
    return () => {
      remove();
      if (!isFollowingLink.current) leaveClosedMenu();
    };
  }, [hasEntry]);
  const onClickCapture = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    isFollowingLink.current = link !== null && link.href !== window.location.href;
  };
  return { isSheet, onClickCapture };
}

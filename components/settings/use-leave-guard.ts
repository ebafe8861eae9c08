"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { guardLogOut } from "@/components/site/log-out-guard";

/**
 * While something would be lost: a click on a link of our own, or on "Log out", is held, and what it would have done is
 * handed to `onLeave`; the browser asks before it closes the page or goes to another site.
 */
export function useLeaveGuard(isOn: boolean, onLeave: (leave: () => void) => void): void {
  const router = useRouter();
  const hold = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOn) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const href = leadsAway(event);
      if (!href) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => router.push(href));
    };
    const endLogOutGuard = guardLogOut((logOut) => hold(logOut));
    window.addEventListener("beforeunload", onUnload);
    // Before React hears of it: Next's links go at once.
    window.addEventListener("click", onClick, { capture: true });
    return () => {
      endLogOutGuard();
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, { capture: true });
    };
  }, [isOn, router]);
}

/** The path that a click would lead to in this tab, where that is another page of ours. */
function leadsAway(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return `${pathname}${search}${hash}`;
}

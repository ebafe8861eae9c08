"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { guardLogOut } from "@/components/site/log-out-guard";

/**
 * While `isOn`, a click on an internal link or on "Log out" is stopped, and its action is passed to `onLeave`; the browser
 * asks before closing the page or leaving the site.
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
    // In the capture phase, because Next's links navigate at once.
    window.addEventListener("click", onClick, { capture: true });
    return () => {
      endLogOutGuard();
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, { capture: true });
    };
  }, [isOn, router]);
}

/** The path of another page of ours to which a click would navigate this tab. */
function leadsAway(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return `${pathname}${search}${hash}`;
}

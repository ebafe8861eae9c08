"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createStore, useStored } from "./create-store";
import { island } from "./island";

const ConfirmDialog = island(() => import("./confirm-dialog").then((module) => module.ConfirmDialog));

type Leave = () => unknown;
/** `ask` calls `leave` once the user agrees to lose the changes. */
type UnsavedForm = { id: string; ask: (leave: Leave) => void };

const unsaved = createStore<readonly UnsavedForm[]>();

export const useHasUnsaved = () => (useStored(unsaved) ?? []).length > 0;

/** Leaves at once, or asks first if a form has unsaved changes: the form `id`, or any. @returns false if it asks */
export function askToLeave(leave: Leave, id?: string): unknown {
  const form = (unsaved.get() ?? []).find((one) => id === undefined || one.id === id);
  if (!form) return leave();
  form.ask(leave);
  return false;
}

/**
 * While a form is dirty, `askToLeave` asks before its changes are lost, and so does the browser before the page is closed. The
 * end of the session redirects no page with unsaved changes.
 * @returns the question, while it is asked
 */
export function useUnsaved(id: string, isDirty: boolean) {
  const [held, setHeld] = useState<{ leave: Leave } | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const form: UnsavedForm = { id, ask: (leave) => setHeld({ leave }) };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set([...(unsaved.get() ?? []), form]);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      unsaved.set((unsaved.get() ?? []).filter((other) => other !== form));
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [id, isDirty]);
  return held ? (
    <ConfirmDialog
      title="Discard your changes?"
      text="What you changed is not saved yet."
      confirm="Discard"
      cancel="Keep editing"
      onCancel={() => setHeld(null)}
      onConfirm={() => {
        setHeld(null);
        held.leave();
      }}
    />
  ) : null;
}

/**
 * For a form that is a page: while it is dirty, a click on a link to another page of ours asks first, and so do the browser's
 * Back and Forward if it has the Navigation API.
 */
export function useLinkGuard(isDirty: boolean, discard: () => void): void {
  const router = useRouter();
  const leavingTo = useRef<string>(null);
  const leaveTo = useEffectEvent((href: string) => {
    discard();
    router.push(href);
  });
  const traverseTo = useEffectEvent((key: string) => {
    discard();
    leavingTo.current = key;
    window.navigation.traverseTo(key);
  });
  useEffect(() => {
    if (!isDirty) return;
    leavingTo.current = null;
    const onNavigate = (event: NavigateEvent) => {
      const { key, url, index } = event.destination;
      if (event.navigationType !== "traverse" || !event.cancelable || key === leavingTo.current) return;
      const { pathname, search, hash } = new URL(url);
      // The entries of a dialog have the page's path.
      if (pathname === window.location.pathname) return;
      event.preventDefault();
      const isBack = index < (window.navigation.currentEntry?.index ?? 0);
      // The question is an entry of its own, so there is none to go forward to.
      askToLeave(() => (isBack ? traverseTo(key) : leaveTo(`${pathname}${search}${hash}`)));
    };
    const onClick = (event: MouseEvent) => {
      const href = leadsAway(event);
      if (!href) return;
      event.preventDefault();
      event.stopPropagation();
      askToLeave(() => leaveTo(href));
    };
    // In the capture phase, because Next's links navigate at once.
    window.addEventListener("click", onClick, { capture: true });
    window.navigation?.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("click", onClick, { capture: true });
      window.navigation?.removeEventListener("navigate", onNavigate);
    };
  }, [isDirty]);
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

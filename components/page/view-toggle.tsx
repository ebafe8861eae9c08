"use client";

import { useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

/** Read by boot.ts before the first paint. */
const VIEW_KEY = "questshelf-view";
const VIEW_EVENT = "questshelf-view";

type View = "grid" | "list";

/** @returns the function that unsubscribes. */
export function onViewChange(listener: () => void) {
  window.addEventListener(VIEW_EVENT, listener);
  return () => window.removeEventListener(VIEW_EVENT, listener);
}
const readView = (): View => (document.documentElement.dataset.view === "list" ? "list" : "grid");
const serverView = (): View => "grid";

/** Also for other parts of a page that offer the choice. */
export function chooseView(view: View) {
  if (view === "list") document.documentElement.dataset.view = "list";
  else delete document.documentElement.dataset.view;
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  window.dispatchEvent(new Event(VIEW_EVENT));
}

export const useView = () => useSyncExternalStore(onViewChange, readView, serverView);

export const VIEWS = [
  { view: "grid", label: "Grid view", icon: "layout-grid" },
  { view: "list", label: "List view", icon: "list" },
] as const;

/**
 * Grid or list, for all lists of games. Both layouts are CSS (`view-list:`), so that nothing moves on load.
 */
export function ViewToggle({ className }: { className?: string }) {
  const current = useView();
  return (
    <fieldset className={cn("mr-2.5 flex gap-0.5", className)}>
      <legend className="sr-only">View</legend>
      {VIEWS.map(({ view, label, icon }) => (
        <button
          key={view}
          type="button"
          aria-label={label}
          data-tip={label}
          aria-pressed={current === view}
          onClick={() => chooseView(view)}
          className={`view-button view-button-${view}`}
        >
          <Icon name={icon} className="size-[17px]" />
        </button>
      ))}
    </fieldset>
  );
}

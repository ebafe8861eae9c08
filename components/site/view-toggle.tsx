"use client";

import { useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";
import { GridIcon, ListIcon } from "@/components/ui/icons";

/** Read by boot-script.tsx before the first paint. */
const VIEW_KEY = "questshelf-view";
const VIEW_EVENT = "questshelf-view";

type View = "grid" | "list";

function subscribe(listener: () => void) {
  window.addEventListener(VIEW_EVENT, listener);
  return () => window.removeEventListener(VIEW_EVENT, listener);
}
const readView = (): View => (document.documentElement.dataset.view === "list" ? "list" : "grid");
const serverView = (): View => "grid";

function chooseView(view: View) {
  if (view === "list") document.documentElement.dataset.view = "list";
  else delete document.documentElement.dataset.view;
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // The choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(VIEW_EVENT));
}

const OPTIONS = [
  { view: "grid", label: "Grid view", Icon: GridIcon },
  { view: "list", label: "List view", Icon: ListIcon },
] as const;

/** Grid or list, for every list of games; both looks are CSS, so that nothing jumps (see `view-list:`). */
export function ViewToggle({ className }: { className?: string }) {
  const current = useSyncExternalStore(subscribe, readView, serverView);
  return (
    <fieldset className={cn("flex gap-1", className)}>
      <legend className="sr-only">View</legend>
      {OPTIONS.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-label={label}
          data-tip={label}
          aria-pressed={current === view}
          onClick={() => chooseView(view)}
          className={cn(
            "grid size-[38px] place-items-center rounded-[10px] border border-transparent text-ink-3 hover:text-ink",
            view === "grid"
              ? "border-line bg-raised text-ink view-list:border-transparent view-list:bg-transparent view-list:text-ink-3"
              : "view-list:border-line view-list:bg-raised view-list:text-ink",
          )}
        >
          <Icon className="size-[18px]" />
        </button>
      ))}
    </fieldset>
  );
}

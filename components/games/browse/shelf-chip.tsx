"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { chooseShelf, readShelfChoice, useShelfChoice } from "./shelf-choice";

const LABELS = { without: "Not on my shelf", only: "Only my shelf" };

/** The choice of the shelf among the chosen filters. The style sheet hides games by the marks on their cards. */
export function ShelfChip() {
  const choice = useShelfChoice();
  useEffect(() => {
    readShelfChoice();
    // The page stays when only this choice is added to its address.
    const read = ({ target }: SubmitEvent) => {
      const value = target instanceof HTMLFormElement ? new FormData(target).get("shelf") : null;
      if (value !== null) chooseShelf(value);
    };
    document.addEventListener("submit", read, true);
    return () => document.removeEventListener("submit", read, true);
  }, []);
  useEffect(() => {
    if (choice) document.documentElement.dataset.shelf = choice;
    return () => {
      delete document.documentElement.dataset.shelf;
    };
  }, [choice]);
  if (!choice) return null;
  return (
    <li className={choice === "without" ? "signed-in-only" : undefined}>
      <button type="button" className="filter-chip" onClick={leaveShelf}>
        {LABELS[choice]} <Icon name="x" className="size-3.5" />
      </button>
    </li>
  );
}

export function leaveShelf(): void {
  const url = new URL(location.href);
  url.searchParams.delete("shelf");
  history.replaceState(history.state, "", url);
  chooseShelf(null);
}

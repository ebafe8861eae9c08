"use client";

import { useEffect } from "react";
import { createStore, useStored } from "@/components/ui/create-store";

/** Which games of the visitor's shelf a list has. */
export const SHELF_CHOICES = [
  { value: "without", label: "Hide games on my shelf", chip: "Not on my shelf" },
  { value: "only", label: "Only games on my shelf", chip: "Only my shelf" },
] as const;
export type ShelfChoice = (typeof SHELF_CHOICES)[number]["value"];

const REMEMBERED = "questshelf-shelf-choice";

/** `shelf` of the address, for the rest of the visit. Pages are the same for everyone, so only the browser reads it. */
const shelfChoice = createStore<ShelfChoice>();

export function useShelfChoice(): ShelfChoice | null {
  return useStored(shelfChoice);
}

/** Reads the choice from the address, and marks the document: the style sheet hides games by the marks on their cards. */
export function useShelfChoiceOfPage(): ShelfChoice | null {
  const choice = useShelfChoice();
  useEffect(readShelfChoice, []);
  useEffect(() => {
    if (choice) document.documentElement.dataset.shelf = choice;
    return () => {
      delete document.documentElement.dataset.shelf;
    };
  }, [choice]);
  return choice;
}

export function chooseShelf(given: unknown): ShelfChoice | null {
  const choice = SHELF_CHOICES.find(({ value }) => value === given)?.value ?? null;
  shelfChoice.set(choice);
  try {
    sessionStorage.setItem(REMEMBERED, choice ?? "");
  } catch {
    // Without storage the choice ends with the page.
  }
  return choice;
}

export function leaveShelf(): void {
  const url = new URL(location.href);
  url.searchParams.delete("shelf");
  history.replaceState(history.state, "", url);
  chooseShelf(null);
}

/** From the address, or from a page before. */
function readShelfChoice(): void {
  const given = new URLSearchParams(location.search).get("shelf");
  try {
    chooseShelf(given ?? sessionStorage.getItem(REMEMBERED));
  } catch {
    chooseShelf(given);
  }
}

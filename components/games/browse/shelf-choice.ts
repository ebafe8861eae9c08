"use client";

import { createStore, useStored } from "@/components/ui/create-store";

const CHOICES = ["without", "only"] as const;
/** Which games of the visitor's shelf a list has: `without` none of them, `only` no others. */
export type ShelfChoice = (typeof CHOICES)[number];

const REMEMBERED = "questshelf-shelf-choice";

/** `shelf` of the address, for the rest of the visit. Pages are the same for everyone, so the browser alone reads it. */
export const shelfChoice = createStore<ShelfChoice>();

export function useShelfChoice(): ShelfChoice | null {
  return useStored(shelfChoice);
}

export function chooseShelf(value: unknown): void {
  const choice = CHOICES.find((known) => known === value) ?? null;
  shelfChoice.set(choice);
  try {
    sessionStorage.setItem(REMEMBERED, choice ?? "");
  } catch {
    // Without storage the choice ends with the page.
  }
}

/** Of the address, or of a page before. */
export function readShelfChoice(): void {
  const given = new URLSearchParams(location.search).get("shelf");
  try {
    chooseShelf(given ?? sessionStorage.getItem(REMEMBERED));
  } catch {
    chooseShelf(given);
  }
}

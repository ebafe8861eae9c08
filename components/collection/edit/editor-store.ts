import { createStore, useStored } from "@/components/ui/create-store";
import type { CollectionItem } from "@/lib/collection/schema";

export type Editing = {
  item: CollectionItem;
  /** ISO date of the release where the page knows it; the shelf itself only knows the year. */
  releaseDate: string | null | undefined;
  /** What the focus goes back to. */
  opener: Element | null;
};

const open = createStore<Editing>();

/**
 * Opens the form for a game of the shelf. It stands beside the list, not in its card: the card may go, or move to another
 * row, while what was typed is still being saved.
 */
export function openEditor(item: CollectionItem, releaseDate?: string | null): void {
  open.set({ item, releaseDate, opener: document.activeElement });
}

export function closeEditor(): void {
  open.set(null);
}

/** What is being edited, or null. */
export const useEditing = () => useStored(open);

import type { CollectionItem } from "@/lib/collection/schema";

export type Editing = {
  item: CollectionItem;
  /** ISO date of the release where the page knows it; the shelf itself only knows the year. */
  releaseDate: string | null | undefined;
  /** What the focus goes back to. */
  opener: Element | null;
};

let current: Editing | null = null;
const listeners = new Set<() => void>();

function publish(next: Editing | null) {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the form for a game of the shelf. It stands beside the list, not in its card: the card may go, or move to another
 * row, while what was typed is still being saved.
 */
export function openEditor(item: CollectionItem, releaseDate?: string | null): void {
  publish({ item, releaseDate, opener: document.activeElement });
}

export function closeEditor(): void {
  publish(null);
}

export function subscribeToEditor(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentEditing(): Editing | null {
  return current;
}

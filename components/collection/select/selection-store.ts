import { useSyncExternalStore } from "react";
import { createStore, useStored } from "@/components/ui/create-store";

export type Selection = {
  ids: ReadonlySet<number>;
  /** Where a range begins: the game that was pressed last. */
  anchor: number | null;
};

const selection = createStore<Selection>();
/** The list's order, for ranges that reach beyond what is loaded. */
let order: readonly number[] = [];

/** Begins to choose games of the shelf, or begins anew. */
export function startSelection(): void {
  selection.set({ ids: new Set(), anchor: null });
}

export function endSelection(): void {
  selection.set(null);
}

export function setSelectionOrder(ids: readonly number[]): void {
  order = ids;
}

/** Chooses all of the games, or exactly these. */
export function selectGames(ids: Iterable<number>): void {
  if (selection.get()) selection.set({ ids: new Set(ids), anchor: null });
}

/** Chooses a game or lets it go; with `isRange` all from the last one to this one become as this one. */
export function toggleGame(id: number, isRange: boolean): void {
  const current = selection.get();
  if (!current) return;
  const ids = new Set(current.ids);
  const isChosen = !ids.has(id);
  for (const each of isRange ? rangeOf(current.anchor, id) : [id]) {
    if (isChosen) ids.add(each);
    else ids.delete(each);
  }
  selection.set({ ids, anchor: id });
}

function rangeOf(anchor: number | null, id: number): readonly number[] {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return [id];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export const currentSelection = selection.get;

/** What is chosen, or null while nobody chooses. */
export const useSelection = () => useStored(selection);

/** Whether a game is chosen, or null while nobody chooses: a card is drawn again only when this changes. */
export function useIsSelected(id: number): boolean | null {
  return useSyncExternalStore(
    selection.subscribe,
    () => selection.get()?.ids.has(id) ?? null,
    () => null,
  );
}

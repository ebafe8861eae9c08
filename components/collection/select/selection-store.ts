import { useSyncExternalStore } from "react";
import { createStore, useStored } from "@/components/ui/create-store";

export type Selection = {
  ids: ReadonlySet<number>;
  /** Start of a range: the game toggled last. */
  anchor: number | null;
};

const selection = createStore<Selection>();
/** Ids in the list's order, for ranges beyond the loaded pages. */
let order: readonly number[] = [];

export function startSelection(): void {
  selection.set({ ids: new Set(), anchor: null });
}

export function endSelection(): void {
  selection.set(null);
}

export function setSelectionOrder(ids: readonly number[]): void {
  order = ids;
}

/** Selects exactly these games. */
export function selectGames(ids: Iterable<number>): void {
  if (selection.get()) selection.set({ ids: new Set(ids), anchor: null });
}

/** Toggles a game; `isRange` sets all games from the last toggled one to this one alike. */
export function toggleGame(id: number, isRange: boolean): void {
  const current = selection.get();
  if (!current) return;
  const ids = new Set(current.ids);
  const isSelected = !ids.has(id);
  for (const each of isRange ? rangeOf(current.anchor, id) : [id]) {
    if (isSelected) ids.add(each);
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

/** The selection; null outside selection mode. */
export const useSelection = () => useStored(selection);

/** Whether a game is selected, null outside selection mode. Cards re-render only when this changes. */
export function useIsSelected(id: number): boolean | null {
  return useSyncExternalStore(
    selection.subscribe,
    () => selection.get()?.ids.has(id) ?? null,
    () => null,
  );
}

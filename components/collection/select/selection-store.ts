import { useSyncExternalStore } from "react";

export type Selection = {
  ids: ReadonlySet<number>;
  /** Where a range begins: the game that was pressed last. */
  anchor: number | null;
};

let current: Selection | null = null;
/** The list's order, for ranges that reach beyond what is loaded. */
let order: readonly number[] = [];
const listeners = new Set<() => void>();

function publish(next: Selection | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Begins to choose games of the shelf, or begins anew. */
export function startSelection(): void {
  publish({ ids: new Set(), anchor: null });
}

export function endSelection(): void {
  publish(null);
}

export function setSelectionOrder(ids: readonly number[]): void {
  order = ids;
}

/** Chooses all of the games, or exactly these. */
export function selectGames(ids: Iterable<number>): void {
  if (current) publish({ ids: new Set(ids), anchor: null });
}

/** Chooses a game or lets it go; with `isRange` all from the last one to this one become as this one. */
export function toggleGame(id: number, isRange: boolean): void {
  if (!current) return;
  const ids = new Set(current.ids);
  const isChosen = !ids.has(id);
  for (const each of isRange ? rangeOf(current.anchor, id) : [id]) {
    if (isChosen) ids.add(each);
    else ids.delete(each);
  }
  publish({ ids, anchor: id });
}

function rangeOf(anchor: number | null, id: number): readonly number[] {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return [id];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export function currentSelection(): Selection | null {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothing = () => null;

/** What is chosen, or null while nobody chooses. */
export function useSelection(): Selection | null {
  return useSyncExternalStore(subscribe, currentSelection, nothing);
}

/** Whether a game is chosen, or null while nobody chooses: a card is drawn again only when this changes. */
export function useIsSelected(id: number): boolean | null {
  return useSyncExternalStore(subscribe, () => current?.ids.has(id) ?? null, nothing);
}

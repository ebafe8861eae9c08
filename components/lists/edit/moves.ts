/** `before: null` is the end of the list. */
export type Move = { gameId: number; before: number | null };

/** The entries after moves that the server has not answered yet; moves of removed games are ignored. */
export function applyMoves<Entry extends { gameId: number }>(
  entries: readonly Entry[],
  moves: readonly Move[],
): Entry[] {
  return moves.reduce<Entry[]>(
    (order, { gameId, before }) => {
      const moved = order.find((entry) => entry.gameId === gameId);
      const rest = order.filter((entry) => entry !== moved);
      const index = before === null ? rest.length : rest.findIndex((entry) => entry.gameId === before);
      return moved && index >= 0 ? rest.toSpliced(index, 0, moved) : order;
    },
    [...entries],
  );
}

/** The move that takes the entry at `from` to `to`. */
export function moveTo(entries: readonly { gameId: number }[], from: number, to: number): Move | null {
  const moved = entries[from];
  if (!moved || to === from || to < 0 || to >= entries.length) return null;
  const rest = entries.filter((entry) => entry !== moved);
  return { gameId: moved.gameId, before: rest[to]?.gameId ?? null };
}

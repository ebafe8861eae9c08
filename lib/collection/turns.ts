type Turn = { gameIds: ReadonlySet<number>; over: Promise<void> };

const turns = new Set<Turn>();

/**
 * Writes about the same game are sent one after the other, in the order in which they were asked for: else a removal
 * could overtake the Undo before it.
 * @returns what to wait for before the write is sent, and what says that it has been answered
 */
export function takeTurn(gameIds: ReadonlySet<number>): { begun: Promise<unknown>; end: () => void } {
  const before = [...turns].filter((other) => [...gameIds].some((id) => other.gameIds.has(id)));
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const turn = { gameIds, over };
  turns.add(turn);
  return {
    begun: Promise.all(before.map((other) => other.over)),
    end() {
      turns.delete(turn);
      end();
    },
  };
}

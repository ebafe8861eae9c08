import type { CollectionItem } from "./schema";

export function testItem(id: number, rest: Partial<CollectionItem> = {}): CollectionItem {
  return {
    game: {
      id,
      name: `Game ${id}`,
      path: `/game/${id}/game`,
      coverUrl: null,
      description: null,
      rating: null,
      releaseDate: null,
      platforms: [],
      genres: [],
    },
    status: "playing",
    rating: null,
    notes: null,
    dateAdded: "2026-01-01",
    dateCompleted: null,
    hoursPlayed: null,
    steamPlaytimeMinutes: null,
    playMinutes: 0,
    imported: false,
    copies: [],
    ownedAs: null,
    tags: [],
    ...rest,
  };
}

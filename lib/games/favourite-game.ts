/** The database's limit. */
export const MAX_FAVOURITES = 5;

/** What everyone who sees a profile sees of a favourite. */
export type FavouriteGame = {
  gameId: number;
  name: string;
  path: string;
  coverUrl: string | null;
  /** Its cover is blurred until it is pressed. Left out for all others. */
  isAdult?: boolean | undefined;
};

import "server-only";

/** The database's `game_card`: a row of lists, search and similar titles. */
export type CardRow = {
  id: number;
  name: string;
  slug: string;
  cover_image_id: string | null;
  game_type: number;
  /** ISO date; the last day of the period that `first_release_format` names. */
  first_release_date: string | null;
  /** IGDB's `date_formats`; null for an exact day. */
  first_release_format: number | null;
  total_rating: number | null;
  genres: { name: string; slug: string }[];
};

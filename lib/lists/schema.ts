/** From the narrowest to the widest. */
export const VISIBILITIES = ["private", "link", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export type ListEntry = {
  gameId: number;
  name: string;
  path: string;
  coverUrl: string | null;
  releaseDate: string | null;
  /** Left out if the day is known. */
  releasePeriod?: string | undefined;
  /** Its cover is blurred until it is pressed. Left out for all others. */
  isAdult?: boolean | undefined;
  /** IGDB's, out of 100. */
  rating: number | null;
  note: string | null;
};

export type ListSummary = {
  id: string;
  title: string;
  description: string | null;
  isRanked: boolean;
  /** How many games it has. */
  size: number;
  /** Covers of its first games. */
  coverUrls: string[];
  updatedAt: string;
};

type OwnSummary = ListSummary & { visibility: Visibility };

export type OwnList = OwnSummary & {
  /** Null while the owner has none; then the list is private. */
  username: string | null;
  entries: ListEntry[];
};

export type OwnListsPage = { lists: OwnSummary[]; nextPage: number | null };

export type ListChoice = { id: string; title: string; visibility: Visibility; hasGame: boolean };

export type ListFields = {
  title: string;
  description: string | null;
  isRanked: boolean;
  visibility: Visibility;
};

export type GameSummary = {
  id: number;
  name: string;
  path: string;
  /** IGDB's `t_cover_big` (264 × 374), or null when the game has no cover. */
  coverUrl: string | null;
  /** Critics' and users' rating together (`total_rating`), 0–100, not rounded. */
  rating: number | null;
  releaseYear: number | null;
  /** ISO date (`YYYY-MM-DD`) of the first release, or null when it is not dated. */
  releaseDate: string | null;
  /** "March 2027", "Q1 2027" or "2027" if the day is not known and `releaseDate` is the period's last day; else null. */
  releasePeriod: string | null;
  genres: { name: string; slug: string }[];
  /** IGDB's `game_type` id, which kept the numbers of the old `category`. */
  category: number;
};

type GameImage = { url: string; height: number; width: number };
type GameLink = { id: number; name: string; path: string };

/** The spec's Game (section 3). */
export type Game = GameSummary & {
  slug: string;
  description: string | null;
  storyline: string | null;
  coverHeight: number | null;
  coverWidth: number | null;
  bannerUrl: string | null;
  ratingCount: number;
  aggregatedRating: number | null;
  aggregatedRatingCount: number;
  platforms: { id: number; name: string; logoUrl: string | null }[];
  screenshots: GameImage[];
  artworks: GameImage[];
  videos: { videoId: string; name: string }[];
  releaseDates: {
    /** ISO date, or null for "TBD". */
    date: string | null;
    /** IGDB's own wording, such as "Sep 25, 2026", "Q4 2026" or "TBD". */
    human: string;
    platform: string;
    region: string | null;
  }[];
  companies: {
    id: number;
    name: string;
    slug: string;
    logoUrl: string | null;
    isDeveloper: boolean;
    isPublisher: boolean;
  }[];
  /** `category` is IGDB's `website_types` id (13 = Steam). */
  websites: { url: string; category: number }[];
  /** The Steam app id, from `external_games` or the store link; null when there is none. */
  steamAppId: number | null;
  /** The spec's code 1 (3+) to 7 (RP), from ESRB, else PEGI; null for none. */
  ageRating: number | null;
  similarGames: GameSummary[];
  /** The spec's limit applies to `dlcs` and `expansions` separately: five each. */
  dlcs: GameSummary[];
  expansions: GameSummary[];
  /** How many there are of both, listed by `getAdditions`. */
  additionCount: number;
  remakes: GameSummary[];
  remasters: GameSummary[];
  versionParent: GameLink | null;
  parentGame: GameLink | null;
  /** True for IGDB's theme 42: such a game is in no list, and its own page asks first. */
  isAdult: boolean;
  igdbUrl: string;
};

export type TimeToBeat = {
  hastily: number | null;
  normally: number | null;
  completely: number | null;
  /** How many players have submitted times; null if it is not known. */
  count: number | null;
};

export type GamePage = {
  games: GameSummary[];
  nextOffset: number | null;
  /** For a search: how many games for adults only match, too. */
  hidden?: number | undefined;
};

/** The games of a list that are on the user's shelf. */
export type OwnGamePage = { games: GameSummary[]; nextOffset: number | null; total: number };

export type GameSearch = Pick<GamePage, "games" | "hidden">;

import type { Status } from "@/lib/collection/status";

export type GameRow = {
  id: number;
  name: string;
  coverUrl: string | null;
  hours: number | null;
  rating: number | null;
  releaseYear: number | null;
  isAdult: boolean;
};

type NamedCount = { id: number; name: string; games: number };
type MonthGames = { month: string; games: number };
type MonthMinutes = { month: string; minutes: number };

/** The answer of `shelf_statistics`; null is what the owner hides. */
export type StatisticsRow = {
  today: string;
  games: number;
  statuses: Partial<Record<Status, number>>;
  added: { year: number | null; status: Status; games: number }[] | null;
  completed: MonthGames[] | null;
  played: MonthMinutes[] | null;
  ratings: { rating: number; games: number }[] | null;
  averageRating: number | null;
  unlikeOthers: (GameRow & { rating: number; others: number })[] | null;
  decades: { decade: number; games: number }[];
  genres: NamedCount[];
  themes: NamedCount[];
  platforms: NamedCount[];
  developers: (NamedCount & { slug: string })[];
  hours: number | null;
  playedGames: number | null;
  longest: GameRow[] | null;
  shortest: GameRow[] | null;
  oldest: (GameRow & { added: string })[] | null;
  backlog: {
    games: number;
    untimed: number;
    hours: number;
    yearGames: number | null;
    yearHours: number | null;
  };
};

/** The answer of `year_in_review`. Months count from 1. */
export type YearRow = {
  year: number;
  today: string;
  years: number[];
  added: number;
  completed: number;
  averageRating: number | null;
  minutes: number | null;
  played: number | null;
  /** With the first forty games of each. `dated` are those that the shelf's filter by completion finds. */
  months: { month: number; games: number; dated: number; finished: GameRow[] }[];
  playedMonths: { month: number; minutes: number }[] | null;
  best: GameRow[];
  first: GameRow | null;
  longest: (GameRow & { minutes: number }) | null;
  oldest: GameRow | null;
  genres: NamedCount[];
};

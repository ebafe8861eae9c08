import { z } from "zod";

const gameSummarySchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  path: z.string(),
  /** IGDB's `t_cover_big` (264 × 374), or null when the game has no cover. */
  coverUrl: z.string().nullable(),
  /** Critics' and users' rating together (`total_rating`), 0–100, not rounded. */
  rating: z.number().nullable(),
  releaseYear: z.number().int().nullable(),
  /** ISO date (`YYYY-MM-DD`) of the first release, or null when it is not dated. */
  releaseDate: z.string().nullable(),
  /** "March 2027", "Q1 2027" or "2027" where the day is not known and `releaseDate` is the period's last day; else null. */
  releasePeriod: z.string().nullable(),
  genres: z.array(z.object({ name: z.string(), slug: z.string() })),
  /** IGDB's `game_type` id, which kept the numbers of the old `category`. */
  category: z.number().int(),
});
export type GameSummary = z.infer<typeof gameSummarySchema>;

const imageSchema = z.object({ url: z.string(), height: z.number().int(), width: z.number().int() });

/** The spec's Game (section 3). */
export const gameSchema = gameSummarySchema.extend({
  slug: z.string(),
  description: z.string().nullable(),
  storyline: z.string().nullable(),
  coverHeight: z.number().int().nullable(),
  coverWidth: z.number().int().nullable(),
  bannerUrl: z.string().nullable(),
  ratingCount: z.number().int(),
  aggregatedRating: z.number().nullable(),
  aggregatedRatingCount: z.number().int(),
  platforms: z.array(z.object({ id: z.number().int(), name: z.string(), logoUrl: z.string().nullable() })),
  screenshots: z.array(imageSchema),
  artworks: z.array(imageSchema),
  videos: z.array(z.object({ videoId: z.string(), name: z.string() })),
  releaseDates: z.array(
    z.object({
      /** ISO date, or null for "TBD". */
      date: z.string().nullable(),
      /** IGDB's own wording, such as "Sep 25, 2026", "Q4 2026" or "TBD". */
      human: z.string(),
      platform: z.string(),
      region: z.string().nullable(),
    }),
  ),
  companies: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      slug: z.string(),
      logoUrl: z.string().nullable(),
      isDeveloper: z.boolean(),
      isPublisher: z.boolean(),
    }),
  ),
  /** `category` is IGDB's `website_types` id (13 = Steam). */
  websites: z.array(z.object({ url: z.string(), category: z.number().int() })),
  /** The Steam app id, from `external_games` or the store link; null when there is none. */
  steamAppId: z.number().int().nullable(),
  /** The spec's code 1 (3+) to 7 (RP), from ESRB, else PEGI; null for none. */
  ageRating: z.number().int().min(1).max(7).nullable(),
  similarGames: z.array(gameSummarySchema),
  /** The spec's limit applies to `dlcs` and `expansions` separately: five each. */
  dlcs: z.array(gameSummarySchema),
  expansions: z.array(gameSummarySchema),
  /** How many there are of both, listed by `getAdditions`. */
  additionCount: z.number().int().nonnegative(),
  remakes: z.array(gameSummarySchema),
  remasters: z.array(gameSummarySchema),
  versionParent: z.object({ id: z.number().int(), name: z.string(), path: z.string() }).nullable(),
  parentGame: z.object({ id: z.number().int(), name: z.string(), path: z.string() }).nullable(),
  /** True for IGDB's theme 42: such a game is in no list, and its own page asks first. */
  isAdult: z.boolean(),
  igdbUrl: z.string(),
});
export type Game = z.infer<typeof gameSchema>;

export type TimeToBeat = {
  hastily: number | null;
  normally: number | null;
  completely: number | null;
  /** How many players have submitted times; null where it is not known. */
  count: number | null;
};

export const gamePageSchema = z.object({
  games: z.array(gameSummarySchema),
  nextOffset: z.number().int().nullable(),
  /** Of a search: how many games for adults only match, too. */
  hidden: z.number().int().optional(),
});
export type GamePage = z.infer<typeof gamePageSchema>;

/** The games of a list that are on the user's shelf. */
export const ownGamePageSchema = gamePageSchema
  .pick({ games: true, nextOffset: true })
  .extend({ total: z.number().int() });
export type OwnGamePage = z.infer<typeof ownGamePageSchema>;

export const gameSearchSchema = gamePageSchema.pick({ games: true, hidden: true });
export type GameSearch = z.infer<typeof gameSearchSchema>;

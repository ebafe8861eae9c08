import { machine } from "./machine.ts";
import type { LikerFigures } from "./many-likers.ts";
import type { WriterFigures } from "./many-writers.ts";
import { CALLS, type Call, type PeopleFigures } from "./people-figures.ts";
import type { Percentiles } from "./percentiles.ts";

/** The figures of one run: few people first. */
export type PeopleScale = {
  few: PeopleFigures;
  many: PeopleFigures;
  writers: WriterFigures;
  likers: LikerFigures;
};

/** Milliseconds, p95, with many people. */
const LIMITS: Record<Call, { what: string; ms: number }> = {
  page: { what: "a page of a shelf of 20,000 games: filters, order, group", ms: 20 },
  statistics: { what: "the statistics of that shelf", ms: 60 },
  add: { what: "add a game", ms: 5 },
  change: { what: "change a status", ms: 5 },
  minutes: { what: "+30 min", ms: 5 },
  profile: { what: "a public profile", ms: 10 },
  filtered: { what: "the games that a bar of public statistics counts, of 20,000", ms: 20 },
  numbers: { what: "the numbers of a game that a fifth of all have", ms: 25 },
  journal: { what: "a page of a journal's month of 100,000 plays", ms: 200 },
  months: { what: "the months of that journal", ms: 200 },
  fullStatistics: { what: "statistics of 20,000 games and 100,000 plays", ms: 200 },
  year: { what: "their year in review", ms: 200 },
  imports: { what: "100 past imports", ms: 200 },
  summary: { what: "the summary of an import of 20,000 rows", ms: 200 },
  importPage: { what: "a page of its review", ms: 200 },
  ids: { what: "the ids of a shelf of 20,000 games, in any order", ms: 200 },
  choices: { what: "what it can be filtered by", ms: 200 },
  pick: { what: '"What should I play?"', ms: 200 },
  owned: { what: "its games among those of the catalogue", ms: 200 },
  tags: { what: "200 tags of 40,000 games", ms: 200 },
  lists: { what: "a page of 1,000 lists", ms: 200 },
  list: { what: "a page of a list of 1,000 games", ms: 200 },
  feed: { what: "a page of the feed of a user who follows 200", ms: 15 },
  feedTab: { what: "its tabs: reviews, finished, lists", ms: 15 },
  feedLater: { what: "its second to tenth page", ms: 15 },
  largeFeed: { what: "a page of the feed of a user who follows 2,000", ms: 40 },
  largeFeedTab: { what: "its tabs", ms: 40 },
  largeFeedLater: { what: "its second to tenth page", ms: 40 },
  suggested: { what: "people to follow", ms: 50 },
  notices: { what: "the notices of an account that a fifth of all follow, and their count", ms: 25 },
  reviews: { what: "a page of the reviews of a game that a fifth of all have", ms: 10 },
  filteredReviews: { what: "those by a rating and a status", ms: 25 },
  popular: { what: "the most liked reviews of the week", ms: 50 },
  review: { what: "write a review", ms: 5 },
  like: { what: "like a review", ms: 5 },
  follow: { what: "follow someone whom a fifth of all follow", ms: 5 },
};
/** p95 of a like of a review that many like at once. */
const LIKERS_MS = 20;
/** The ratio to the same figure with few users. */
const MAX_RATIO = 1.3;

const rowsOf = ({ few, many }: PeopleScale) =>
  CALLS.map((call) => {
    const { what, ms } = LIMITS[call];
    return {
      what,
      ms,
      few: few.times[call],
      many: many.times[call],
      ratio: many.times[call].p95 / few.times[call].p95,
    };
  });

/** A line for each exceeded limit. */
export function peopleProblems(scale: PeopleScale): string[] {
  const { lost, double } = scale.writers;
  const { likers } = scale;
  return [
    ...rowsOf(scale)
      .filter(({ many, ms }) => !(many.p95 <= ms))
      .map(({ what, many, ms }) => `${what}: p95 ${many.p95.toFixed(1)} ms (≤ ${ms} ms).`),
    ...rowsOf(scale)
      .filter(({ ratio }) => !(ratio <= MAX_RATIO))
      .map(
        ({ what, ratio }) => `${what}: ${ratio.toFixed(2)} times as long with many people (≤ ${MAX_RATIO}).`,
      ),
    ...(lost + double > 0 ? [`Writers: ${lost} writes were lost, ${double} count twice.`] : []),
    ...(likers.counted === likers.likes
      ? []
      : [`Likers: ${likers.likes} likes are counted as ${likers.counted}.`]),
    ...(likers.times.p95 <= LIKERS_MS
      ? []
      : [`Likers: p95 ${likers.times.p95.toFixed(1)} ms (≤ ${LIKERS_MS} ms).`]),
  ];
}

const count = (value: number) => value.toLocaleString("en-US");
const times = ({ p50, p95, max }: Percentiles) =>
  `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${max.toFixed(1)} ms`;
const sizeOf = ({ people, entries, plays, reviews, likes, bytes }: PeopleFigures) =>
  `${count(people)} people, ${count(entries)} entries, ${count(plays)} plays, ${count(reviews)} reviews and ${count(likes)} likes (shelves and plays: ${(bytes / 1024 ** 3).toFixed(1)} GB)`;

/** The text of `lab/results/scale-people.md`. */
export function peopleReport(scale: PeopleScale): string {
  const { few, many, writers, likers } = scale;
  const rows = rowsOf(scale).map(({ what, ms, few: small, many: large, ratio }) => {
    const isMet = large.p95 <= ms && ratio <= MAX_RATIO;
    return `| ${what} | ${times(small)} | ${times(large)} | ≤ ${ms} ms | ${ratio.toFixed(2)} | ${isMet ? "met" : "**missed**"} |`;
  });
  return `# Many people

Written by \`npm run bench:scale -- --only=people\`. All figures are from one run on one machine; only their ratios carry over to another.

${machine()}

Generated in PostgreSQL: ${sizeOf(few)}, and ${sizeOf(many)}.

| p50 / p95 / slowest | with ${count(few.people)} people | with ${count(many.people)} people | budget of p95 | ratio (≤ ${MAX_RATIO}) | |
|---|---|---|---|---|---|
${rows.join("\n")}

- The shelves of 20 people have 20,000 games and about 50,000 plays each; the others have 1 to 38 games.
- One more person has as much as the limits allow: 20,000 games, 100,000 plays in one month, 200 tags, 1,000 lists, 100 imports, and one of 20,000 rows in review. The
  fourteen reads from the journal to the list are of that person's own data.
- Each call is timed at the client, on a connection that is kept, in a transaction under the user's claim as PostgREST sends it. A public profile is the
  two calls of its page. A page of a shelf has one to three filters and any order, a fifth of them a group. The bars are of all kinds,
  and everything is shown.
- Each game is added by another person, whose profile and marks were read just before, as each page does. The other pages that the game writes (of the
  indexes by id, by date and by status, of the account and of the quota) are those of a person who was not active before: with many people mostly not in
  PostgreSQL's cache, which has a quarter of the machine's memory, and partly not in its memory. What the page of a game, and that of a review, reads was
  read just before a review is written or liked.
- **Writers**: ${writers.writers} at once on 10 accounts for ${writers.seconds.toFixed(0)} s added games, changed statuses and added 30 minutes to the same plays, while
  ${writers.kills} sessions were killed by SIGKILL, after which PostgreSQL recovers. Of ${count(writers.writes)} acknowledged writes ${count(writers.lost)} are lost and
  ${count(writers.double)} count twice; ${count(writers.repeated)} were interrupted and sent again. The others took ${times(writers.times)}.
- **Likers**: ${likers.writers} at once liked one review, as ${count(likers.likes)} people in ${likers.seconds.toFixed(0)} s; it counts ${count(likers.counted)} likes. A like took ${times(likers.times)}, alone ${times(likers.alone)}.
`;
}

import postgres, { type Sql } from "postgres";
import { FAMOUS_PERSON, HEAVY_PEOPLE, personId } from "./fill-people.ts";
import { type Percentiles, percentiles } from "./percentiles.ts";

const WRITERS = 50;
const RUN_MS = 30_000;
const ALONE_MS = 5000;
/** On average between two likes of a writer: two processors cannot serve 50 writers that never pause. */
const PAUSE_MS = 100;

export type LikerFigures = {
  writers: number;
  seconds: number;
  /** Acknowledged likes. */
  likes: number;
  /** What the review shows. */
  counted: number;
  times: Percentiles;
  /** The same by one writer. */
  alone: Percentiles;
};

/** Writers like one review, each like as another person. @param url of a superuser */
export async function manyLikers(url: string, people: number): Promise<LikerFigures> {
  const author = personId(FAMOUS_PERSON);
  const admin = connect(url);
  const [review] = await admin<{ game_id: number }[]>`
    select game_id from public.reviews where user_id = ${author} and visibility = 'public' order by game_id limit 1`;
  if (!review) throw new Error("There is no review.");
  const game = review.game_id;
  await admin`delete from public.review_likes where author_id = ${author} and game_id = ${game}`;
  let person = HEAVY_PEOPLE;
  const likeUntil = async (sql: Sql, until: number, times: number[]) => {
    while (performance.now() < until && person < people) {
      const liker = personId(++person);
      const start = performance.now();
      await sql.begin(async (tx) => {
        await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', ${liker}, true)`;
        await tx`select public.like_review(${author}, ${game})`;
      });
      times.push(performance.now() - start);
      await new Promise((done) => setTimeout(done, PAUSE_MS * (0.5 + Math.random())));
    }
  };
  const alone: number[] = [];
  await likeUntil(admin, performance.now() + ALONE_MS, alone);
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const sql = connect(url);
      await likeUntil(sql, start + RUN_MS, times);
      await sql.end();
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const [counted] = await admin<{ likes: number }[]>`
    select public.count_review_likes(${author}, ${game}) as likes`;
  await admin.end();
  return {
    writers: WRITERS,
    seconds,
    likes: alone.length + times.length,
    counted: counted?.likes ?? 0,
    times: percentiles(times),
    alone: percentiles(alone),
  };
}

/** Commits are on the disk before they are acknowledged. */
const connect = (url: string) =>
  postgres(url, { max: 1, fetch_types: false, onnotice: () => {}, connection: { synchronous_commit: "on" } });

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CatalogueDatabase, connectDatabase } from "../../lib/catalogue-sync/database.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

let server: Awaited<ReturnType<typeof startWithCatalogue>>;
let database: CatalogueDatabase;
let lease: string;

beforeAll(async () => {
  server = await startWithCatalogue();
  database = connectDatabase(server.url, server.supabase.secretKey, { waitsMs: [] });
  ({ lease } = await database.acquire(600));
});
afterAll(() => server.stop());

async function refreshChanged() {
  while ((await database.refreshChangedFacets(lease)) > 0);
}

const bitmaps = () =>
  server.sql(
    `select facet, value, chunk, md5(bits::text) as bits from public.game_facets order by facet, value, chunk`,
  );

/** What a renewal of all bitmaps writes; they stay as they are. */
async function wholeBitmaps() {
  await server.sql("create table public.kept as select * from public.game_facets");
  for (let chunk: number | null = 0; chunk !== null; ) chunk = await database.refreshFacets(chunk);
  const whole = await bitmaps();
  await server.sql("delete from public.game_facets");
  await server.sql("insert into public.game_facets select * from public.kept");
  await server.sql("drop table public.kept");
  return whole;
}

const ids = async () =>
  (await server.sql("select id from public.games order by id")).map(({ id }) => Number(id));
const below = (size: number) => Math.floor(Math.random() * size);

/** Fields that filters count, and some that they do not. */
const CHANGES: (() => string)[] = [
  () => `platforms = array[${below(200)}, 6]::smallint[]`,
  () => `platforms = '{}'`,
  () => `genres = array[${below(40)}]::smallint[]`,
  () => `themes = case when is_adult then '{}' else '{42}' end::smallint[]`,
  () => `game_type = ${below(14)}`,
  () => `version_parent = case when version_parent is null then 1942 end`,
  () => `first_release_date = current_date + ${below(4000) - 3000}`,
  () => `first_release_date = null`,
  () => `total_rating = ${below(1000) / 10}, total_rating_count = ${below(20)}`,
  () => `total_rating = null`,
  () => `hastily = ${below(300_000)}`,
  () => `popularity = case when popularity is null then random() end`,
  () => `cover_image_id = case when cover_image_id is null then 'co1' end`,
  () => `shelves = ${below(3)}, people_rating = case when people_rating is null then random() end`,
  () => `name = name || '!', hypes = hypes + 1`,
];

async function changeRandomly() {
  const all = await ids();
  const some = (count: number) => Array.from({ length: count }, () => all[below(all.length)] ?? 0);
  for (const change of CHANGES) {
    await server.sql(`update public.games set ${change()} where id = any ($1)`, [some(1 + below(20))]);
  }
  await server.sql("delete from public.games where id = any ($1)", [some(below(10))]);
  const added = Array.from({ length: below(10) }, () => 400_000 + below(30_000));
  await server.sql(
    `insert into public.games (id, slug, name, updated_at, platforms, game_type)
     select id, 'new', 'New', now(), '{6,167}', 8 from unnest($1::integer[]) id on conflict do nothing`,
    [added],
  );
  // A merge: one game is deleted, another one has its data.
  const [from, to] = some(2);
  await server.sql(
    `update public.games g set platforms = g.platforms || o.platforms, total_rating_count = 50
     from public.games o where g.id = $1 and o.id = $2`,
    [to, from],
  );
  await server.sql("delete from public.games where id = $1 and id <> $2", [from, to]);
}

describe("the bitmaps of changed games", () => {
  it("are those of all games after random changes, deletions and merges", async () => {
    for (let round = 0; round < 4; round++) {
      const before = await bitmaps();
      await changeRandomly();
      if (round % 2) await changeRandomly();
      expect(await bitmaps()).toEqual(before);
      await refreshChanged();
      expect(await bitmaps()).toEqual(await wholeBitmaps());
    }
  });

  it("wait for the next renewal when one fails in the middle", async () => {
    await changeRandomly();
    await server.sql(
      `create function public.fail() returns trigger language plpgsql as $$
     begin raise exception 'no space left on device' using errcode = '53100'; end $$`,
    );
    await server.sql(
      "create trigger fail before update on public.game_facets for each statement execute function public.fail()",
    );
    const before = await bitmaps();
    await expect(refreshChanged()).rejects.toMatchObject({ reason: "database" });
    expect(await bitmaps()).toEqual(before);
    await server.sql("drop function public.fail() cascade");
    await refreshChanged();
    expect(await bitmaps()).toEqual(await wholeBitmaps());
  });

  it("follow the day: what was released since the last renewal is released", async () => {
    await server.sql("update public.games set first_release_date = current_date + 3 where id = 1942");
    await refreshChanged();
    // Simulates that more than three days have passed.
    await server.sql("alter table public.games disable trigger mark_updated_games");
    await server.sql("update public.games set first_release_date = current_date - 1 where id = 1942");
    await server.sql("alter table public.games enable trigger mark_updated_games");
    await server.sql("update public.catalogue_state set counted_on = current_date - 4");
    await refreshChanged();
    expect(await bitmaps()).toEqual(await wholeBitmaps());
  });

  it("are not touched by what no filter counts", async () => {
    await refreshChanged();
    await server.sql(
      "update public.games set name = name || ' 2', updated_at = now(), popularity = popularity * 2",
    );
    expect(await database.refreshChangedFacets(lease)).toBe(0);
  });

  it("are renewed by the job with the lease alone", async () => {
    const late = database.refreshChangedFacets("00000000-0000-4000-8000-000000000000");
    await expect(late).rejects.toMatchObject({ reason: "lease_lost" });
  });
});

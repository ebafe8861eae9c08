import { afterAll, describe, expect, it } from "vitest";
import { startSupabase } from "./harness.ts";
import { loadCatalogue } from "./load-catalogue.ts";

const server = await startSupabase();
await loadCatalogue(server);
afterAll(() => server.stop());

describe("the sample catalogue", () => {
  it("has each game with its names, dates, stores, companies, times and popularity", async () => {
    const [game] = await server.sql(
      `select g.*, g.first_release_date::text as day,
         (select array_agg(name order by name) from game_names n where n.game_id = g.id) as names,
         (select count(*)::int from release_dates r where r.game_id = g.id) as dates,
         (select array_agg(uid) from external_games e where e.game_id = g.id and external_game_source = 1) as steam,
         (select array_agg(name) from companies c where c.id = any (g.developers)) as developed_by,
         (select array_agg(other.slug) from games other where other.series && g.series) as series_games,
         (select array_agg(name) from genres where id = any (g.genres)) as genre_names,
         (select array_agg(name) from platforms where id = any (g.platforms)) as platform_names
       from games g where slug = 'the-witcher-3-wild-hunt'`,
    );
    expect(game).toMatchObject({
      id: 1942,
      name: "The Witcher 3: Wild Hunt",
      game_type: 0,
      day: "2015-05-19",
      steam: ["292030"],
      is_adult: false,
    });
    expect(game).toMatchObject({
      names: expect.arrayContaining(["The Witcher 3: Wild Hunt"]),
      developed_by: expect.arrayContaining(["CD Projekt RED"]),
      genre_names: expect.arrayContaining(["Role-playing (RPG)"]),
      platform_names: expect.arrayContaining(["PlayStation 4"]),
      series_games: expect.arrayContaining(["the-witcher", "the-witcher-2-assassins-of-kings"]),
      popularity: expect.any(Number),
      normally: expect.any(Number),
    });
    expect(game?.dates).toBeGreaterThan(1);
  });

  it("is counted in the state that visitors read", async () => {
    const { data, error } = await server
      .connect()
      .from("catalogue_state")
      .select("source, is_loaded, games, synchronised_at")
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ source: "sandbox:test", is_loaded: true });
    const [counted] = await server.sql("select count(*)::int as games from games");
    expect(data?.games).toBe(counted?.games);
    expect(data?.games).toBeGreaterThanOrEqual(400);
  });

  it("has the counts of the filters", async () => {
    const { data } = await server.connect().rpc("count_games");
    const [listed] = await server.sql(
      "select count(*)::int as games from games where version_parent is null and not is_adult",
    );
    expect(data.total).toBe(listed?.games);
  });
});

it("neither shows the job's lease to visitors nor lets them write the state", async () => {
  const { client } = await server.newUser();
  for (const visitor of [server.connect(), client]) {
    const state = visitor.from("catalogue_state");
    const answers = await Promise.all([
      state.select("lease"),
      state.update({ games: 0 }).eq("id", true),
      state.insert({ id: true }),
      state.delete().eq("id", true),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501", "42501"]);
  }
});

describe("the job's functions", () => {
  const none = "00000000-0000-4000-8000-000000000000";
  const CALLS: [string, object][] = [
    ["acquire_catalogue", { seconds: 1 }],
    ["renew_catalogue", { lease: none }],
    ["release_catalogue", { lease: none }],
    ["begin_catalogue_pass", { lease: none, pass: "full", source: "igdb" }],
    ["finish_catalogue_pass", { lease: none }],
    ...[
      "sync_lookups",
      "sync_companies",
      "sync_games",
      "sweep_games",
      "sync_times_to_beat",
      "sync_popularity",
    ].map((name): [string, object] => [name, { lease: none, page: {} }]),
    ["refresh_game_facets", { of_chunk: 0 }],
    ["refresh_changed_facets", { lease: none }],
    ["refresh_game_facts", { chunks: [1] }],
    ["rank_games", { lease: none, after: 0 }],
  ];

  it.each(CALLS)("%s can't be executed by visitors", async (name, values) => {
    const { client } = await server.newUser();
    for (const visitor of [server.connect(), client]) {
      const { error } = await visitor.rpc(name, values);
      expect(error?.code).toBe("42501");
    }
  });

  it("are all tested above", async () => {
    const rows = await server.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and proname ~ '^(sync|sweep)_|^refresh_.*(facets|facts)$|^rank_games$|_catalogue(_pass)?$'`,
    );
    expect(rows.map(({ proname }) => proname).sort()).toEqual(CALLS.map(([name]) => name).sort());
  });
});

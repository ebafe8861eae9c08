import { describe, expect, test } from "vitest";
import type { Row } from "../tables.ts";
import { indexById, rowsOf } from "../tables.ts";
import { loadCatalogue } from "./load.ts";

const tables = loadCatalogue();
const games = rowsOf(tables, "games");

/** Every relation: the endpoint and field that hold ids, and the endpoint they lead to. */
const RELATIONS: [string, string, string][] = [
  ...[
    ["cover", "covers"],
    ["screenshots", "screenshots"],
    ["artworks", "artworks"],
    ["videos", "game_videos"],
    ["genres", "genres"],
    ["themes", "themes"],
    ["game_modes", "game_modes"],
    ["player_perspectives", "player_perspectives"],
    ["platforms", "platforms"],
    ["involved_companies", "involved_companies"],
    ["release_dates", "release_dates"],
    ["websites", "websites"],
    ["external_games", "external_games"],
    ["age_ratings", "age_ratings"],
    ["alternative_names", "alternative_names"],
    ["collections", "collections"],
    ["franchise", "franchises"],
    ["franchises", "franchises"],
    ["keywords", "keywords"],
    ["game_engines", "game_engines"],
    ["game_type", "game_types"],
    ["game_status", "game_statuses"],
    ...[
      "parent_game",
      "version_parent",
      "similar_games",
      "dlcs",
      "expansions",
      "standalone_expansions",
      "remakes",
      "remasters",
      "ports",
      "expanded_games",
      "bundles",
      "forks",
    ].map((field) => [field, "games"]),
  ].map(([field = "", target = ""]): [string, string, string] => ["games", field, target]),
  ...[
    "covers",
    "screenshots",
    "artworks",
    "game_videos",
    "involved_companies",
    "release_dates",
    "websites",
    "external_games",
    "alternative_names",
  ].map((endpoint): [string, string, string] => [endpoint, "game", "games"]),
  ["involved_companies", "company", "companies"],
  ["release_dates", "platform", "platforms"],
  ["release_dates", "date_format", "date_formats"],
  ["release_dates", "release_region", "release_date_regions"],
  ["release_dates", "status", "release_date_statuses"],
  ["websites", "type", "website_types"],
  ["company_websites", "type", "website_types"],
  ["external_games", "external_game_source", "external_game_sources"],
  ["age_ratings", "organization", "age_rating_organizations"],
  ["age_ratings", "rating_category", "age_rating_categories"],
  ["age_rating_categories", "organization", "age_rating_organizations"],
  ["companies", "developed", "games"],
  ["companies", "published", "games"],
  ["companies", "logo", "company_logos"],
  ["companies", "parent", "companies"],
  ["companies", "status", "company_statuses"],
  ["companies", "start_date_format", "date_formats"],
  ["companies", "websites", "company_websites"],
  ["platforms", "platform_logo", "platform_logos"],
  ["platforms", "platform_type", "platform_types"],
  ["collections", "games", "games"],
  ["franchises", "games", "games"],
  ["game_time_to_beats", "game_id", "games"],
  ["popularity_primitives", "game_id", "games"],
  ["popularity_primitives", "popularity_type", "popularity_types"],
  ["popularity_primitives", "external_popularity_source", "external_game_sources"],
];

const idsOf = (value: unknown): number[] => [value].flat().filter((id) => typeof id === "number");

function danglingIds(endpoint: string, field: string, target: string): string[] {
  const index = indexById(tables, target);
  return rowsOf(tables, endpoint).flatMap((row) =>
    idsOf(row[field])
      .filter((id) => !index.has(id))
      .map((id) => `${endpoint} ${row.id}: ${id}`),
  );
}

describe("the real games", () => {
  test.each(RELATIONS)("have %s.%s refer to rows of %s", (endpoint, field, target) => {
    expect(danglingIds(endpoint, field, target)).toEqual([]);
  });

  test("have unique ids per endpoint, and unique ids in each list", () => {
    for (const [endpoint, rows] of Object.entries(tables)) {
      expect(new Set(rows.map(({ id }) => id)).size, endpoint).toBe(rows.length);
    }
    for (const row of games) {
      for (const [field, value] of Object.entries(row)) {
        if (Array.isArray(value)) expect(new Set(value).size, `${row.name}.${field}`).toBe(value.length);
      }
    }
  });

  test("have unique slugs, the plain one for the older namesake", () => {
    const slugs = games.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const first = (slug: string) => Number(games.find((row) => row.slug === slug)?.first_release_date);
    expect(first("resident-evil-2")).toBeLessThan(first("resident-evil-2--1"));
  });

  test("have no removed fields", () => {
    const removed: Record<string, string[]> = {
      games: ["category", "status", "collection", "follows"],
      age_ratings: ["category", "rating", "content_descriptions"],
      websites: ["category"],
      company_websites: ["category"],
      external_games: ["category", "media"],
      release_dates: ["category", "region"],
      platforms: ["category"],
      companies: ["change_date_category", "start_date_category"],
      popularity_primitives: ["popularity_source"],
      popularity_types: ["popularity_source"],
    };
    for (const [endpoint, fields] of Object.entries(removed)) {
      for (const row of rowsOf(tables, endpoint)) {
        for (const field of fields) expect(row, `${endpoint} ${row.id}`).not.toHaveProperty(field);
      }
    }
  });

  test("have unique image ids", () => {
    const images = ["covers", "screenshots", "artworks", "company_logos", "platform_logos"].flatMap(
      (endpoint) => rowsOf(tables, endpoint).map((row) => row.image_id),
    );
    expect(new Set(images).size).toBe(images.length);
  });

  test("link parents and children both ways", () => {
    const byId = indexById(tables, "games");
    const lists: [string, number][] = [
      ["dlcs", 1],
      ["expansions", 2],
      ["standalone_expansions", 4],
      ["remakes", 8],
      ["remasters", 9],
      ["expanded_games", 10],
      ["ports", 11],
    ];
    for (const [field, type] of lists) {
      const children = games.filter((row) => row.game_type === type);
      for (const child of children) {
        const parent = byId.get(Number(child.parent_game));
        expect(idsOf(parent?.[field]), `${child.name}`).toContain(child.id);
      }
    }
  });

  test("have dates in IGDB's wording", () => {
    const witcher = rowsOf(tables, "release_dates").find((row) => row.game === 1942);
    expect(witcher).toMatchObject({
      date: 1431993600,
      date_format: 0,
      human: "May 19, 2015",
      y: 2015,
      m: 5,
      d: 19,
      release_region: 8,
    });
    expect(games.find(({ id }) => id === 1942)?.first_release_date).toBe(1431993600);
  });
});

describe("the variety of the catalogue", () => {
  const real = games.filter(({ name }) => !/sample/i.test(String(name)));
  const ofType = (type: number) => games.filter((row) => row.game_type === type);
  const has = (row: Row, field: string, id: number) => idsOf(row[field]).includes(id);

  test("has at least 400 real games", () => {
    expect(real.length).toBeGreaterThanOrEqual(400);
  });

  test.each([0, 1, 2, 3, 4, 6, 8, 9, 10, 11])("has games of type %i", (type) => {
    expect(ofType(type)).not.toEqual([]);
  });

  test.each([
    ["Shooter", 5],
    ["Adventure", 31],
    ["Role-playing", 12],
  ])("has at least 60 main games of the genre %s", (_, genre) => {
    const rows = ofType(0).filter((row) => has(row, "genres", genre));
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  test("has adult games, editions, bundles, and games without a cover, rating or summary", () => {
    expect(games.filter((row) => has(row, "themes", 42)).length).toBeGreaterThanOrEqual(2);
    expect(games.filter((row) => row.version_parent).length).toBeGreaterThanOrEqual(3);
    expect(games.filter((row) => row.bundles).length).toBeGreaterThanOrEqual(3);
    for (const field of ["cover", "total_rating", "summary", "first_release_date", "platforms"]) {
      expect(
        games.filter((row) => row[field] === undefined),
        field,
      ).not.toEqual([]);
    }
  });

  test("has adult games in every list, so that the product must filter them", () => {
    const adult = new Set(games.filter((row) => has(row, "themes", 42)).map(({ id }) => id));
    const open = games.filter(({ id }) => !adult.has(id));
    for (const field of ["similar_games", "dlcs", "expansions", "remakes", "remasters"]) {
      expect(
        open.filter((row) => idsOf(row[field]).some((id) => adult.has(id))),
        field,
      ).not.toEqual([]);
    }
    const ranked = rowsOf(tables, "popularity_primitives").filter((row) => adult.has(Number(row.game_id)));
    expect(ranked).not.toEqual([]);
    const releases = rowsOf(tables, "release_dates").filter((row) => adult.has(Number(row.game)));
    for (const format of [0, 7]) expect(releases.map((row) => row.date_format)).toContain(format);
  });

  test("has release dates of every precision, past and future", () => {
    const formats = new Set(rowsOf(tables, "release_dates").map((row) => row.date_format));
    for (const format of [0, 1, 2, 3, 7]) expect(formats).toContain(format);
    const today = Date.UTC(2026, 10, 20) / 1000;
    const coming = games.filter((row) => Number(row.first_release_date) > today);
    expect(coming.length).toBeGreaterThanOrEqual(5);
  });

  test("numbers the slugs of namesakes", () => {
    const slugs = new Set(games.map(({ slug }) => slug));
    for (const slug of ["doom", "god-of-war", "prey", "resident-evil-2", "resident-evil-4", "perfect-dark"]) {
      expect(slugs).toContain(slug);
      expect(slugs).toContain(`${slug}--1`);
    }
  });

  test.each([
    ["Cyrillic", /\p{Script=Cyrillic}/u],
    ["Chinese", /\p{Script=Han}/u],
    ["Japanese", /\p{Script=Hiragana}/u],
    ["Korean", /\p{Script=Hangul}/u],
    ["Greek", /\p{Script=Greek}/u],
    ["an accent", /[éŌö]/],
    ["a quote and an ampersand", /&.*"/],
    ["great length", /^.{150,}$/],
  ])("has a name in or with %s", (_, pattern) => {
    expect(games.some(({ name }) => pattern.test(String(name)))).toBe(true);
  });

  test("lists the games of well-known companies", () => {
    const rows = rowsOf(tables, "companies");
    for (const slug of [
      "nintendo",
      "fromsoftware",
      "capcom",
      "supergiant-games",
      "valve",
      "cd-projekt-red",
    ]) {
      const row = rows.find((company) => company.slug === slug);
      expect(idsOf(row?.developed).length, slug).toBeGreaterThanOrEqual(4);
      expect(row?.description, slug).toBeTypeOf("string");
      expect(row?.logo, slug).toBeTypeOf("number");
    }
  });
});

describe("generated games", () => {
  test.each([1_000, 20_000])("fill the catalogue to exactly %i", (size) => {
    const filled = loadCatalogue(size);
    const rows = rowsOf(filled, "games");
    expect(rows).toHaveLength(size);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(size);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(size);
    const covers = rowsOf(filled, "covers").map((row) => row.image_id);
    expect(new Set(covers).size).toBe(covers.length);
    const companies = indexById(filled, "companies");
    const dangling = rowsOf(filled, "involved_companies").filter(
      (row) => !companies.has(Number(row.company)),
    );
    expect(dangling).toEqual([]);
  });

  test("have enough Steam ids for the largest sample library", () => {
    const steam = rowsOf(loadCatalogue(20_000), "external_games").filter(
      (row) => row.external_game_source === 1,
    );
    expect(new Set(steam.map((row: Row) => row.uid)).size).toBeGreaterThan(4_900);
  });
});

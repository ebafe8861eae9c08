import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { almostQuery, anyQuery } from "@/apicalypse/arbitraries";
import type { Condition } from "@/apicalypse/ast";
import { printQuery } from "@/apicalypse/print";
import { AppError } from "@/lib/errors";
import { checkQuery } from "./check-query";
import { GAMES_RULES, MAX_PROXY_OFFSET, MAX_PROXY_ROWS, TIME_TO_BEAT_RULES } from "./rules";

const sent = (text: string, rules = GAMES_RULES) => printQuery(checkQuery(text, rules).query);

describe("the queries of the spec's section 7", () => {
  it.each([
    [
      "a search",
      'search "zelda"; fields name,cover.url,summary,rating,first_release_date,platforms.name,genres.name,screenshots.url,videos.video_id,videos.name,release_dates.date,release_dates.platform.name,involved_companies.company.name,involved_companies.developer,category,version_parent; limit 50;',
    ],
    ["a game", "fields name,storyline,websites.url,websites.category,similar_games; where id = 1942;"],
    ["DLCs", "fields name,cover.url; where parent_game = 1942 & category = 1; limit 5;"],
    ["a parent", "f name; w id = (1942);"],
    [
      "the top rated",
      "fields name; where category = 0 & version_parent = null & cover != null & rating != null; sort rating desc; limit 50; offset 950;",
    ],
    [
      "a genre",
      "fields name; where version_parent = null & category = (0,1,8,9) & genres = 12; sort rating desc; limit 20; offset 40;",
    ],
    [
      "a developer",
      "fields name; where category = 0 & involved_companies.company = 908 & involved_companies.developer = true; sort total_rating_count desc; limit 20;",
    ],
    ["exact slugs", 'fields name; where slug = ("halo","halo--1","halo--2","halo--3");'],
  ])("%s is served", (_, text) => {
    expect(sent(text)).not.toBe("");
  });

  it("time to beat is served", () => {
    const text = "fields completely,count,hastily,normally,game_id; where game_id = 1942; limit 1;";
    expect(sent(text, TIME_TO_BEAT_RULES)).toBe(
      "fields completely,count,game_id,hastily,normally; where game_id = 1942; limit 1;",
    );
  });
});

it("equal queries become one text", () => {
  const one = sent(
    "fields name, cover.url; where genres = (12,5) & rating > 80; sort rating desc; limit 10;",
  );
  const other = sent(
    "l 10;\n w rating > 80.0 & genres = (5,12,5); s rating desc; // mine\n f cover.url,name;",
  );
  expect(other).toBe(one);
});

it("current names replace those that IGDB dropped", () => {
  expect(sent("fields category,websites.category; where id = 1 & category = 0;")).toBe(
    "fields game_type,websites.type; where game_type = 0 & id = 1; limit 10;",
  );
});

describe("what is not served", () => {
  it.each([
    ["", "where clause must name"],
    ["fields name;", "where clause must name"],
    ["fields name; where version_parent = null;", "where clause must name"],
    ["fields name; where id = 1 | cover != null;", "where clause must name"],
    ["fields name; where id != 1;", "where clause must name"],
    ["fields *; where id = 1;", "the field * is not served"],
    ["fields cover.*; where id = 1;", "the field cover.* is not served"],
    ["fields external_games.game.name; where id = 1;", "external_games.game.name is not served"],
    ["fields involved_companies.company.logo.url; where id = 1;", "more than 3 segments"],
    ["fields __proto__; where constructor = 1;", "__proto__ is not served"],
    ["fields name; where toString = 1;", "a condition on toString is not served"],
    ["fields name; exclude cover; where id = 1;", "exclude clause"],
    ["fields name; where id > 5;", "the operator > does not fit id"],
    ['fields name; where name ~ *"a"*;', "a value of name is of the wrong kind"],
    ['fields name; where id = "1";', "a value of id is of the wrong kind"],
    ["fields name; where id = 1.5;", "a value of id is of the wrong kind"],
    ["fields name; where updated_at > 5;", "a condition on updated_at is not served"],
    ["fields name; where id = 1; sort checksum asc;", "cannot be sorted by checksum"],
    ['search "a"; fields name; sort rating desc;', "takes no sort clause"],
    [`search "${"a".repeat(201)}"; fields name;`, "longer than 200 characters"],
    ["fields name; where id = 1; limit 51;", "the limit must be from 1 to 50"],
    ["fields name; where id = 1; limit 0;", "the limit must be from 1 to 50"],
    ["fields name; where id = 1; offset 1001;", "the offset must be at most 1000"],
    [`fields name; where id = (${Array.from({ length: 51 }, (_, i) => i)});`, "more than 50 members"],
    [`fields name; where ${Array(21).fill("id = 1").join(" | ")};`, "more than 20 conditions"],
    [`fields name; where id = 1; ${" ".repeat(6000)}`, "longer than 6000 characters"],
    ['query games "all" { fields name; where id = 1; };', "Unknown clause"],
    ["fields name; where id = 1; fields id;", "Second 'fields' clause"],
    ["fields name; where id = ();", "Expecting a STRING"],
    ["drop table games", "Unknown clause"],
  ])("%j", (text, reason) => {
    expect(() => checkQuery(text, GAMES_RULES)).toThrow(
      expect.objectContaining({ code: "invalid_input", message: expect.stringContaining(reason) }),
    );
  });

  it.each([
    "fields name; where game_id = 1;",
    'search "zelda"; fields count;',
    "fields count; sort count desc; where game_id = 1;",
    "fields count; where count > 5;",
    "fields count;",
  ])("%j of time to beat", (text) => {
    expect(() => checkQuery(text, TIME_TO_BEAT_RULES)).toThrow(AppError);
  });
});

function paths(condition: Condition | null): string[] {
  if (!condition) return [];
  return condition.kind === "compare" ? [condition.path] : condition.parts.flatMap(paths);
}

/** Runs the check; what it lets through must be within the rules, and what it refuses is the client's fault. */
function holds(text: string): void {
  let checked: ReturnType<typeof checkQuery>;
  try {
    checked = checkQuery(text, GAMES_RULES);
  } catch (error) {
    expect(error).toMatchObject({ code: "invalid_input" });
    return;
  }
  const { query } = checked;
  expect(query.fields.every((path) => GAMES_RULES.fields.has(path))).toBe(true);
  expect(paths(query.where).every((path) => Object.hasOwn(GAMES_RULES.filters, path))).toBe(true);
  expect(query.limit).toBeLessThanOrEqual(MAX_PROXY_ROWS);
  expect(query.offset ?? 0).toBeLessThanOrEqual(MAX_PROXY_OFFSET);
  expect(query.where !== null || query.search !== null).toBe(true);
}

describe("any input", () => {
  it("rubbish is refused", () => {
    fc.assert(fc.property(fc.oneof(almostQuery, fc.string({ unit: "binary" })), holds), { numRuns: 500 });
  });

  it("a well-formed query is held to the rules", () => {
    fc.assert(
      fc.property(anyQuery, (query) => holds(printQuery(query))),
      { numRuns: 500 },
    );
  });

  it("a nearly allowed query is held to the rules", () => {
    const part = fc.constantFrom(
      ..."id,name,category,rating,genres,cover,version_parent,slug,similar_games.name,checksum,hypes".split(
        ",",
      ),
    );
    const value = fc.constantFrom(
      "1",
      "null",
      "true",
      '"halo"',
      "(1,2)",
      "[1]",
      '*"a"*',
      "!(5)",
      "-1",
      "1.5",
    );
    const operator = fc.constantFrom("=", "!=", ">", "~", "<=");
    const text = fc
      .tuple(fc.array(part, { minLength: 1 }), fc.array(fc.tuple(part, operator, value), { minLength: 1 }))
      .map(
        ([fields, conditions]) =>
          `fields ${fields}; where ${conditions.map((words) => words.join(" ")).join(" & ")};`,
      );
    fc.assert(fc.property(text, holds), { numRuns: 500 });
  });
});

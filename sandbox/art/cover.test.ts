import { describe, expect, it, vi } from "vitest";
import { loadCatalogue } from "../igdb/catalogue/load.ts";
import type { Tables } from "../igdb/tables.ts";
import { coverArt } from "./cover.ts";
import { createSubjects, type Subject } from "./subject.ts";

// Pictures are drawn sequentially, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function coversOf(tables: Tables): Extract<Subject, { kind: "cover" }>[] {
  const subjectOf = createSubjects(tables);
  return (tables.covers ?? []).map((row) => {
    const subject = subjectOf(String(row.image_id));
    if (subject?.kind !== "cover") throw new Error(`${row.image_id} is no cover`);
    return subject;
  });
}

describe("the catalogue's covers", () => {
  const covers = coversOf(loadCatalogue());

  it("are all different, even without their titles", () => {
    const drawings = new Set(covers.map(({ key }) => coverArt(key, "")));
    expect(covers.length).toBeGreaterThan(100);
    expect(drawings.size).toBe(covers.length);
  });

  it("all have a drawable title", () => {
    expect(covers.filter(({ title }) => !title)).toEqual([]);
  });
});

it("falls back to another name, then to the slug, for letters without a glyph", () => {
  const [first, second] = coversOf({
    games: [
      { id: 1, name: "เกม", slug: "thai-game" },
      { id: 2, name: "เกม", slug: "thai-game--1" },
    ],
    alternative_names: [{ id: 1, game: 2, name: "The Game" }],
    covers: [
      { id: 1, image_id: "co1", game: 1 },
      { id: 2, image_id: "co2", game: 2 },
    ],
  });
  expect([first?.title, second?.title]).toEqual(["thai game", "The Game"]);
});

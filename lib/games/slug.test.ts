import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gamePath, slugify } from "./slug";

describe("slugify", () => {
  it.each([
    ["The Witcher 3: Wild Hunt", "the-witcher-3-wild-hunt"],
    ["Pokémon Légendes", "pokemon-legendes"],
    ["  --Okami--  ", "okami"],
    ["ŌKAMI ② ﬁn", "okami-2-fin"],
    ["İstanbul", "istanbul"],
    ["原神", "game"],
    ["???", "game"],
    ["", "game"],
  ])("of %j is %s", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it("is always words of a–z and digits joined by single hyphens, and its own slug", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it("is short enough for the file name of a cached page", () => {
    expect(slugify("a ".repeat(200))).toBe(`${"a-".repeat(119)}a`);
    expect(slugify("x".repeat(300))).toHaveLength(240);
  });

  it("makes the path of a game's page", () => {
    expect(gamePath({ id: 1942, name: "Halo" })).toBe("/game/1942/halo");
  });
});

import { describe, expect, it } from "vitest";
import { gameSections } from "./sections";
import { testGame } from "./test-game";

const GAME = testGame();

describe("gameSections", () => {
  it("names the parts that are there, in the order of the page", () => {
    const game = testGame({
      description: "About it.",
      storyline: "Its story.",
      screenshots: [{ url: "/a.jpg", width: 1, height: 1 }],
      videos: [{ videoId: "v", name: "Trailer" }],
      expansions: [GAME],
      remakes: [GAME],
      remasters: [GAME],
      similarGames: [GAME],
    });
    expect(gameSections(game).map(({ title }) => title)).toEqual([
      "About",
      "Storyline",
      "Reviews",
      "Screenshots",
      "Videos",
      "DLCs and Expansions",
      "Remakes",
      "Remasters",
      "Similar Games",
    ]);
  });

  it("leaves out what is empty", () => {
    const reviews = { id: "reviews", title: "Reviews" };
    expect(gameSections(GAME)).toEqual([reviews]);
    expect(gameSections({ ...GAME, dlcs: [GAME] })).toEqual([
      reviews,
      { id: "dlcs-and-expansions", title: "DLCs and Expansions" },
    ]);
  });
});

import { expect, test } from "vitest";
import { filled, readKnown, testFile } from "../test-read.ts";

test("reads statuses and half stars; leaves Played and Retired to the user", () => {
  const read = readKnown([testFile("backloggd-script.csv")]);
  expect(read.format).toBe("backloggd-script");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Hades",
      statusWord: "Completed",
      status: "completed",
      rating: 9,
    },
    {
      line: 3,
      title: "Baldur's Gate 3, Deluxe",
      statusWord: "Playing",
      status: "playing",
      rating: 10,
    },
    {
      line: 4,
      title: "Celeste",
      statusWord: "Played",
    },
    {
      line: 5,
      title: "Outer Wilds",
      statusWord: "Backlog",
      status: "want",
    },
    {
      line: 6,
      title: "Silksong",
      statusWord: "Wishlist",
      status: "want",
    },
    {
      line: 7,
      title: "Anthem",
      statusWord: "Abandoned",
      status: "dropped",
      rating: 1,
    },
    {
      line: 8,
      title: "Control",
      statusWord: "Shelved",
      status: "paused",
      rating: 6,
    },
    {
      line: 9,
      title: "Rocket League",
      statusWord: "Retired",
      rating: 7,
    },
    {
      line: 10,
      title: "Portal",
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

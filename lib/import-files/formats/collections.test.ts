import { expect, test } from "vitest";
import { filled, readKnown, testFile } from "../test-read.ts";

test("reads Darkadia: one status of several marks, and rows without a name as further copies", () => {
  const read = readKnown([testFile("darkadia.csv")]);
  expect(read.format).toBe("darkadia");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Hades",
      platform: "PC",
      statusWord: "Finished",
      status: "completed",
      rating: 9,
      addedAt: "2020-01-05",
      tags: ["Loved", "Label"],
      copies: [
        { platform: "PC", store: "Steam", medium: "digital", boughtOn: "2020-01-04" },
        { platform: "PlayStation 4", store: "Shop", medium: "digital", boughtOn: "2021-02-03" },
      ],
    },
    {
      line: 4,
      title: "Celeste",
      platform: "PC",
      statusWord: "Playing",
      status: "playing",
      addedAt: "2020-02-05",
      copies: [{ platform: "PC" }],
    },
    {
      line: 5,
      title: "Portal",
      platform: "PC",
      statusWord: "Shelved",
      status: "paused",
      rating: 6,
      addedAt: "2020-03-05",
      copies: [{ platform: "PC" }],
    },
    {
      line: 6,
      title: "Control",
      platform: "PC",
      statusWord: "Owned, not played",
      status: "want",
      addedAt: "2020-04-05",
      copies: [{ platform: "PC" }],
    },
  ]);
  expect(read.problems).toEqual([]);
});

test("reads Completionator: a copy of each owned row, and months before days", () => {
  const read = readKnown([testFile("completionator.csv")]);
  expect(read.format).toBe("completionator");
  expect(read.entries).toMatchObject([
    {
      title: "Hades",
      statusWord: "Backlogged",
      status: "want",
      rating: 10,
      addedAt: "2022-01-17",
      copies: [{ platform: "PC / Windows", store: "Steam", medium: "digital", boughtOn: "2021-03-14" }],
    },
    { title: 'Chapter One: "The End"', copies: [{ store: "GOG", medium: "digital" }] },
    { title: "Celeste", status: "playing", rating: null, copies: [{ platform: "PlayStation 5" }] },
    { title: "Café Panique", status: "completed", rating: 3, addedAt: "2020-12-26", copies: [] },
  ]);
  expect(read.problems).toEqual([]);
});

test("reads GOG Galaxy: minutes, and a copy in each store", () => {
  const read = readKnown([testFile("gog-galaxy.tsv")]);
  expect(read.format).toBe("gog-galaxy");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Hades",
      year: 2020,
      statusWord: "Played",
      rating: 10,
      hours: 42.2,
      copies: [
        { platform: "PC", store: "Epic Games Store", medium: "digital" },
        { platform: "PC", store: "Steam", medium: "digital" },
      ],
    },
    {
      line: 3,
      title: "Celeste",
      year: 2018,
      statusWord: "Never played",
      copies: [{ platform: "PC", store: "Steam", medium: "digital" }],
    },
  ]);
});

test("reads Nintendo's purchases, and leaves out the sums below them", () => {
  const read = readKnown([testFile("nintendo-eshop.csv")]);
  expect(read.format).toBe("nintendo-eshop");
  const copy = { platform: "Nintendo Switch", store: "Nintendo eShop", medium: "digital", currency: "USD" };
  expect(read.entries).toMatchObject([
    { title: "Hades", copies: [{ ...copy, boughtOn: "2024-11-16", price: 6.24 }] },
    { title: "Celeste", copies: [{ ...copy, boughtOn: "2024-11-16", price: 7.99 }] },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([{ reason: "Row of a second table below", count: 2 }]);
});

test("reads a Steam library with its ids, and no score of critics", () => {
  const read = readKnown([testFile("steam-library.csv")]);
  expect(read.format).toBe("steam-library");
  expect(read.entries).toMatchObject([
    { title: "10,000,000", store: { source: 1, uid: "227580" }, hours: 0.2, rating: null, status: null },
    { title: "Hades", store: { source: 1, uid: "1145360" }, hours: 42.1, rating: null, status: null },
  ]);
});

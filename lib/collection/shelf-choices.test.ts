import { expect, test } from "vitest";
import { parseShelfChoices, shelfChoicesQuery } from "./shelf-choices";

const canonical = (query: string | Record<string, string>) =>
  shelfChoicesQuery(parseShelfChoices(new URLSearchParams(query)));

const TAG = "00000000-0000-4000-8000-000000000001";

test("reads choices back from their query", () => {
  const query =
    "platform=6,48&genre=12&theme=17&developer=70000&year=2010-2019&rating=8-10&critics=80-&hours=-20.5&length=10-20&added=2025&completed=2024-05" +
    `&tag=${TAG}&medium=physical,digital&list=${TAG}&group=genre`;
  expect(canonical(query)).toBe(query);
});

test.each([
  ["swaps the ends of a reversed range", "year=2019-2010", "year=2010-2019"],
  ["reads one number as a range of it", "year=2020", "year=2020"],
  ["takes equal ends together", "rating=8-8", "rating=8"],
  ["drops ends that are out of range", "rating=3-99&critics=500&year=1-2", "rating=3-"],
  ["drops what is no number", "hours=x&length=1e3-&year=-2-3&rating=8.55", ""],
  ["drops unknown ids", "platform=0,-1,99999,6,6,six,1.5", "platform=6"],
  ["drops unknown developers", "developer=0,9999999999,1e3,100", "developer=100"],
  ["drops ids that are not the user's kind", `tag=1,${TAG.toUpperCase()}&list=none`, `tag=${TAG}`],
  ["drops what is no year or month", "added=2024-13&completed=2024-05-17", ""],
  ["drops a year that is too early", "added=1949&completed=24", ""],
  ["drops unknown words", "group=price&medium=cloud,digital", "medium=digital"],
  ["drops control characters", "platform=%00,6%0A,48&group=%00status&year=20%0020", "platform=48"],
])("%s", (_, query, expected) => {
  expect(canonical(query)).toBe(expected);
});

test("takes at most 50 values, of however many", () => {
  const many = Array.from({ length: 10_000 }, (_, n) => n + 1).join();
  expect(parseShelfChoices(new URLSearchParams({ platform: many })).platforms).toHaveLength(50);
  const tags = Array.from({ length: 10_000 }, (_, n) => TAG.slice(0, -5) + String(10_000 + n)).join();
  expect(parseShelfChoices(new URLSearchParams({ tag: tags })).tags).toHaveLength(50);
});

import { expect, test } from "vitest";
import { toBeginning } from "./beginning";
import type { Review } from "./schema";

const beginningOf = (text: string | null) => toBeginning({ text } as Review);

test("leaves a text as it is that fills a few lines, and one that is covered", () => {
  for (const text of ["Fine.", "word ".repeat(96), null]) expect(beginningOf(text)).toEqual({ text });
});

test("ends a long text after a word, and never within a spoiler or a character", () => {
  expect(beginningOf("word ".repeat(2000))).toEqual({
    text: `${"word ".repeat(84).trimEnd()}\u00a0…`,
    isBeginning: true,
  });
  expect(beginningOf(`${"a".repeat(410)} ||||${" b".repeat(100)}`).text).toBe(
    `${"a".repeat(410)} ||||\u00a0…`,
  );
  expect(beginningOf("😀".repeat(5000)).text).toBe(`${"😀".repeat(210)}\u00a0…`);
  expect(beginningOf(`a${"😀".repeat(5000)}`).text).toBe(`a${"😀".repeat(209)}\u00a0…`);
  expect(beginningOf("||||".repeat(5000)).text).toBe(`${"||||".repeat(42)}\u00a0…`);
});

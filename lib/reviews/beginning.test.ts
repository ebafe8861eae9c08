import { expect, test } from "vitest";
import { toBeginning } from "./beginning";
import type { Review } from "./schema";

const beginningOf = (text: string | null) => toBeginning({ text } as Review);

test("leaves a text as it is that fills a few lines, and one that is covered", () => {
  for (const text of ["Fine.", "word ".repeat(140), null]) expect(beginningOf(text)).toEqual({ text });
});

test("ends a long text after a word, and never within a spoiler or a character", () => {
  expect(beginningOf("word ".repeat(2000))).toEqual({
    text: `${"word ".repeat(120).trimEnd()}\u00a0…`,
    isBeginning: true,
  });
  expect(beginningOf(`${"a".repeat(590)} ||||${" b".repeat(200)}`).text).toBe(
    `${"a".repeat(590)} ||||\u00a0…`,
  );
  expect(beginningOf("😀".repeat(5000)).text).toBe(`${"😀".repeat(300)}\u00a0…`);
  expect(beginningOf(`a${"😀".repeat(5000)}`).text).toBe(`a${"😀".repeat(299)}\u00a0…`);
  expect(beginningOf("||||".repeat(5000)).text).toBe(`${"||||".repeat(60)}\u00a0…`);
});

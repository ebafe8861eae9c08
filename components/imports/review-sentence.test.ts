import { expect, test } from "vitest";
import type { ImportSummary } from "@/lib/imports/schema";
import { reviewSentence } from "./review-sentence";

const COUNTS = { new: 1, existing: 0, unchanged: 0, check: 0, not_found: 0, unreadable: 0, skipped: 0 };
const POLICY: ImportSummary["policy"] = {
  ...{ status: "mine", rating: "mine", hours: "mine", notes: "mine", date_completed: "mine" },
  ...{ profile: "none", unread: "drop" },
};
const PLAIN = { statusWords: [], counts: COUNTS, policy: POLICY, cells: [], records: [], profile: null };

test("says nothing of a file that leaves nothing to choose", () => {
  expect(reviewSentence(PLAIN)).toBeNull();
});

test("begins with what the user should decide", () => {
  const statusWords = [
    { word: "Beaten", count: 2, status: "completed" as const },
    { word: "Gave it a rest", count: 1, status: null },
  ];
  const counts = { ...COUNTS, existing: 1 };
  expect(reviewSentence({ ...PLAIN, statusWords, counts })).toBe(
    "1 status word has no meaning yet and what you have entered stays.",
  );
});

test("names what may be replaced, and the cells that are lost", () => {
  const cells = [
    {
      column: "Score",
      kind: "rating" as const,
      understood: 2,
      empty: 0,
      unread: 1,
      outliers: 1,
      examples: [],
    },
    {
      column: "link",
      kind: "unused" as const,
      understood: 0,
      empty: 0,
      unread: 3,
      outliers: 0,
      examples: [],
    },
  ];
  const policy = { ...POLICY, rating: "file" as const, hours: "file" as const };
  expect(reviewSentence({ ...PLAIN, cells, policy, counts: { ...COUNTS, unchanged: 2 } })).toBe(
    "Your rating and hours may be replaced and 2 unreadable cells are left out.",
  );
});

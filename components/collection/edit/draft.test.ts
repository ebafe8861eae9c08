import { beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./draft";

const values = {
  status: "playing",
  rating: 7.5,
  hours: "12",
  notes: "Gwent first",
  dateCompleted: "",
} as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("the same person finds it again for the same game, until it is forgotten", () => {
  keepDraft({ userId: "a", gameId: 1, values });
  expect(readDraft("a", 1)).toEqual(values);
  forgetDraft("a");
  expect(readDraft("a", 1)).toEqual(values);
  forgetDraft();
  expect(readDraft("a", 1)).toBeNull();
});

test.each([
  ["b", 1],
  ["a", 2],
  [undefined, 1],
])("another person or another game finds nothing (%s, %s)", (userId, gameId) => {
  keepDraft({ userId: "a", gameId: 1, values });
  expect(readDraft(userId, gameId)).toBeNull();
});

test("it goes when another person edits a game", () => {
  keepDraft({ userId: "a", gameId: 1, values });
  forgetDraft("b");
  expect(readDraft("a", 1)).toBeNull();
});

test.each([
  "",
  "null",
  "{}",
  '{"userId":"a","gameId":1}',
  '{"userId":"a","gameId":1,"values":{"status":"sold"}}',
])("%j is no draft", (text) => {
  sessionStorage.setItem("questshelf-draft", text);
  expect(readDraft("a", 1)).toBeNull();
});

import { beforeEach, expect, test, vi } from "vitest";
import { deleteDraft, readDraft, saveDraft } from "./draft";
import type { FormValues } from "./form-values";

const values = {
  status: "playing",
  rating: 7.5,
  hours: "12",
  notes: "Gwent first",
  dateCompleted: "",
  tagNames: ["Co-op"],
} satisfies FormValues;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("returns the draft to its user and game until it is deleted", () => {
  saveDraft({ userId: "a", gameId: 1, values });
  expect(readDraft("a", 1)).toEqual(values);
  deleteDraft("a");
  expect(readDraft("a", 1)).toEqual(values);
  deleteDraft();
  expect(readDraft("a", 1)).toBeNull();
});

test.each([
  ["b", 1],
  ["a", 2],
  [undefined, 1],
])("returns nothing for another user or game (%s, %s)", (userId, gameId) => {
  saveDraft({ userId: "a", gameId: 1, values });
  expect(readDraft(userId, gameId)).toBeNull();
});

test("deletes the draft when another user edits a game", () => {
  saveDraft({ userId: "a", gameId: 1, values });
  deleteDraft("b");
  expect(readDraft("a", 1)).toBeNull();
});

test.each([
  "",
  "null",
  "{}",
  '{"userId":"a","gameId":1}',
  '{"userId":"a","gameId":1,"values":{"status":"sold"}}',
])("rejects %j as a draft", (text) => {
  sessionStorage.setItem("questshelf-draft", text);
  expect(readDraft("a", 1)).toBeNull();
});

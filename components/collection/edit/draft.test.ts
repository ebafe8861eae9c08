import { beforeEach, expect, test, vi } from "vitest";
import { deleteDraft, readDraft, saveDraft } from "./draft";

type Values = { notes: string };
const isValues = (values: unknown): values is Values =>
  typeof values === "object" && values !== null && "notes" in values;
const values = { notes: "Gwent first" };

/** Like a browser's, its keys are properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new FakeStorage());
});

test("returns each form's draft to its user until it is deleted", () => {
  saveDraft("game 1", "a", values);
  saveDraft("play 1 new", "a", { notes: "Again" });
  expect(readDraft("game 1", "a", isValues)).toEqual(values);
  deleteDraft("game 1");
  expect(readDraft("game 1", "a", isValues)).toBeNull();
  expect(readDraft("play 1 new", "a", isValues)).toEqual({ notes: "Again" });
});

test.each([
  ["game 1", "b"],
  ["game 2", "a"],
  ["game 1", undefined],
])("returns nothing for another form or user (%s, %s)", (form, user) => {
  saveDraft("game 1", "a", values);
  expect(readDraft(form, user, isValues)).toBeNull();
});

test("deletes the drafts of other users", () => {
  saveDraft("game 1", "a", values);
  expect(readDraft("game 2", "b", isValues)).toBeNull();
  expect(readDraft("game 1", "a", isValues)).toBeNull();
});

test.each(["", "null", "{}", '{"userId":"a"}', '{"userId":"a","values":{"status":"sold"}}'])(
  "rejects %j as a draft",
  (text) => {
    sessionStorage.setItem("questshelf-draft game 1", text);
    expect(readDraft("game 1", "a", isValues)).toBeNull();
  },
);

import { expect, test } from "vitest";
import { choicesOf, columnsOf, withField } from "./mapper-fields";

test("moves a field to the column that is chosen for it, except those of several columns", () => {
  expect(withField(["title", "notes", null], 2, "title")).toEqual([null, "notes", "title"]);
  expect(withField(["title", "notes", null], 2, "notes")).toEqual(["title", "notes", "notes"]);
  expect(withField(["title", null], 0, null)).toEqual([null, null]);
});

test("names the columns of each field, and finds them again", () => {
  const names = ["Game", "Review", "Comment", "Other"];
  const choices = ["title", "notes", "notes", null] as const;
  const columns = columnsOf(names, choices);
  expect(columns).toEqual({ title: "Game", notes: ["Review", "Comment"] });
  expect(choicesOf(names, columns)).toEqual(choices);
});

import { expect, test } from "vitest";
import { listIdOfUrl, listPath, parseListPage, parseListsPage } from "./path";

const id = "5d3e0000-0000-4000-8000-000000000001";

test.each([
  ["Éclair & Co", 1, `/list/${id}/eclair-co`],
  ["Best of 2026", 3, `/list/${id}/best-of-2026/3`],
  ["最高のゲーム", 1, `/list/${id}/list`],
])("%s, page %i: %s", (title, page, path) => expect(listPath({ id, title }, page)).toBe(path));

test.each([
  [[], 1],
  [["slug"], 1],
  [["slug", "2"], 2],
  [["slug", "34"], 34],
  [["slug", "1"], null],
  [["slug", "02"], null],
  [["slug", "35"], null],
  [["slug", "x"], null],
  [["slug", "2", "3"], null],
])("reads the page of %j as %j", (segments, page) => expect(parseListPage(segments)).toBe(page));

test.each([
  [[], 1],
  [["2"], 2],
  [["43"], null],
  [["2", "2"], null],
])("reads the page of a user's lists %j as %j", (segments, page) =>
  expect(parseListsPage(segments)).toBe(page),
);

test.each([
  [`https://q.test/list/${id}/best`, id],
  [`https://q.test/list/${id}`, id],
  [`https://q.test/widget/list/${id}?theme=dark`, id],
  [`https://evil.test/list/${id}/best`, null],
  ["https://q.test/list/none/best", null],
  ["https://q.test/user/demo", null],
  [`javascript:/list/${id}`, null],
  ["x", null],
])("finds the list of %s: %s", (url, expected) => expect(listIdOfUrl(url, "https://q.test")).toBe(expected));

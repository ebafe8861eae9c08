import { expect, test } from "vitest";
import { csvLine } from "./csv";

test.each([
  [[1, "Hades", null, undefined, true], "1,Hades,,,true\r\n"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
  [[["Adventure", "Role-playing"]], '"Adventure; Role-playing"\r\n'],
  [[{ github: "a" }], '"{""github"":""a""}"\r\n'],
  [[" padded "], '" padded "\r\n'],
  [[-1.5], "-1.5\r\n"],
])("%j becomes one line", (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test.each([
  '=HYPERLINK("https://evil.example")',
  "+1+1",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
])("%j is no formula", (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
  expect(csvLine([[text]])).toMatch(/^"?'/);
});

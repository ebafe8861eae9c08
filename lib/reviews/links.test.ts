import { expect, test } from "vitest";
import { splitLinks } from "./links";

const linksOf = (text: string) => splitLinks(text).flatMap(({ text, href }) => (href ? [text] : []));

test.each([
  ["See https://a.example/b?c=d&e#f now", "https://a.example/b?c=d&e#f"],
  ["HTTP://A.example", "HTTP://A.example"],
  ["https://a.example:8080/b", "https://a.example:8080/b"],
  ["https://a.example.", "https://a.example"],
  ["https://a.example/b?!…", "https://a.example/b"],
  ["(https://a.example/b).", "https://a.example/b"],
  ["(see https://a.example/b_(c)), then", "https://a.example/b_(c)"],
  ["[b](https://a.example/b)", "https://a.example/b"],
  ["**https://a.example/b**", "https://a.example/b"],
  ['"https://a.example/b"', "https://a.example/b"],
  ["“https://a.example/b”", "https://a.example/b"],
  ["<https://a.example/b>", "https://a.example/b"],
  ["https://a.example/b。次", "https://a.example/b"],
  ["https://a.example/b\u200fc", "https://a.example/b"],
  ["https://de.example/wiki/Zürich", "https://de.example/wiki/Zürich"],
  ["https://a.example/b\nnext", "https://a.example/b"],
])("finds one link in %j", (text, link) => {
  expect(linksOf(text)).toEqual([link]);
});

test.each([
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["ftp://a.example"],
  ["www.a.example"],
  ["//a.example"],
  ["xhttps://a.example"],
  ["https://"],
  ["https://..."],
  ["http://localhost:3000/api"],
  ["https://bank.example@evil.example"],
  ["https://bank.example:x@evil.example/"],
  ["https://\u0430pple.example"],
  ["https://bank%2eexample"],
  ["http://0x7f.1/"],
])("finds no link in %j", (text) => {
  expect(splitLinks(text)).toEqual([{ text, href: null }]);
});

test("keeps every character of the text, and writes the link as a URL", () => {
  const text = "A https://a.example/<b>, (https://b.example/ü). <script>";
  const parts = splitLinks(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(["https://a.example/", "https://b.example/%C3%BC"]);
  expect(splitLinks("")).toEqual([]);
});

test.each([
  ["https://a.example/".repeat(600)],
  ["http://".repeat(1500)],
  [`https://a.example/${"(".repeat(5000)}${")".repeat(5000)}`],
  [`https://a.example/${".".repeat(9000)}x${"!".repeat(900)}`],
  ["h".repeat(10_000)],
])("splits a hostile text at once: %.30s", (text) => {
  const start = performance.now();
  splitLinks(text);
  expect(performance.now() - start).toBeLessThan(100);
});

import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { privacySections } from "./privacy-sections";

const text = renderToStaticMarkup(
  privacySections().map(({ id, body }) => <section key={id}>{body}</section>),
);

test("what is collected is said in the spec's words", () => {
  for (const what of ["e-mail address", "username", "usage data", "game collection data", "under 13"]) {
    expect(text).toContain(what);
  }
});

test("everything that the code keeps in a browser has its line", () => {
  const sources = globSync("{app,components,lib}/**/*.{ts,tsx}").filter((path) => !path.includes(".test."));
  const names = sources
    .map((path) => readFileSync(path, "utf8"))
    .filter((code) => /localStorage|sessionStorage|_COOKIE = /.test(code))
    .flatMap((code) => code.match(/(?<=["`])questshelf-[a-z-]+/g) ?? []);
  expect(new Set(names).size).toBeGreaterThan(4);
  for (const name of new Set(names)) expect(text).toContain(name);
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "supabase/migrations";

it("defines each function, view, table, type, trigger and index of the database once", () => {
  const names = readdirSync(FOLDER).flatMap((file) =>
    [
      ...readFileSync(`${FOLDER}/${file}`, "utf8").matchAll(
        /^create (?:or replace )?(?:unique )?(function|view|table|type|trigger|index) ([\w.]+)/gm,
      ),
    ].map(([, kind, name]) => `${kind} ${name}`),
  );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it("lists each migration in the README", () => {
  const readme = readFileSync("supabase/README.md", "utf8");
  const missing = readdirSync(FOLDER).filter((file) => !readme.includes(`…${file.replace(/^\d+/, "")}`));
  expect(missing).toEqual([]);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hintScripts } from "./compile-hints.ts";

test("adds the hint once, and only to the scripts of every page", () => {
  const dist = mkdtempSync(join(tmpdir(), "hints-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, "static"));
  writeFileSync(join(dist, "build-manifest.json"), JSON.stringify({ rootMainFiles: ["static/react.js"] }));
  writeFileSync(join(dist, "static/react.js"), "react()");
  writeFileSync(join(dist, "static/page.js"), "page()");

  hintScripts(dist);
  hintScripts(dist);

  expect(readFileSync(join(dist, "static/react.js"), "utf8")).toBe("//# allFunctionsCalledOnLoad\nreact()");
  expect(readFileSync(join(dist, "static/page.js"), "utf8")).toBe("page()");
});

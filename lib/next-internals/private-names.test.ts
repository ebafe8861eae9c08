import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PRIVATE =
  /next\/dist\/(?!bin\/next)|FileSystemCache|tagsManifest|SharedCacheControls|_dumped|http\.server\.request|BUILD_ID|build-manifest/;
// The build step looks whether a build is complete.
const ALLOWED = ["scripts/lib/build-stamp.ts"];

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
}

test("private names of Next and Node appear in this folder only", () => {
  const files = ["app", "components", "lib", "scripts", "lab"].flatMap(sourcesOf);
  const found = [...files, "instrumentation.ts", "instrumentation-node.ts", "middleware.ts", "next.config.ts"]
    .filter((file) => !file.startsWith("lib/next-internals/") && !ALLOWED.includes(file))
    .filter((file) => PRIVATE.test(readFileSync(join(root, file), "utf8")));
  expect(found).toEqual([]);
});

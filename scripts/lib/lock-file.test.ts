import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LockFile, missingEntries, newEntry, platformOfName, withEntries } from "./lock-file.ts";

const committed: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));

describe("the committed lock file", () => {
  it("has an entry for every optional dependency, so that each platform installs its native packages", () => {
    expect(missingEntries(committed).map(({ name }) => name)).toEqual([]);
  });

  it("has the platform in the name of each native package", () => {
    const natives = Object.entries(committed.packages).filter(([, { os, cpu }]) => os && cpu);
    expect(natives.length).toBeGreaterThan(50);
    for (const [path, { os, cpu }] of natives) {
      const named = platformOfName(path.split("node_modules/").at(-1) ?? "");
      if (named.os && named.cpu) expect({ path, os, cpu }).toEqual({ path, os: named.os, cpu: named.cpu });
    }
  });

  it.each([
    ["darwin", "arm64"],
    ["darwin", "x64"],
    ["win32", "x64"],
    ["linux", "arm64"],
  ])("has the binaries of Next, Tailwind and Biome for %s on %s", (os, cpu) => {
    const names = Object.entries(committed.packages)
      .filter(([, locked]) => locked.os?.includes(os) && locked.cpu?.includes(cpu))
      .map(([path]) => path.split("node_modules/").at(-1));
    for (const start of ["@next/swc-", "@tailwindcss/oxide-", "@biomejs/cli-", "lightningcss-"])
      expect(names.filter((name) => name?.startsWith(start))).not.toEqual([]);
  });
});

describe("missingEntries", () => {
  const dependent = { version: "1.0.0", dev: true, optionalDependencies: { "a-darwin-arm64": "1.0.0" } };

  it("returns an optional dependency without an entry", () => {
    const found = missingEntries({ packages: { "": {}, "node_modules/a": dependent } });
    expect(found).toEqual([
      { path: "node_modules/a-darwin-arm64", name: "a-darwin-arm64", version: "1.0.0", parent: dependent },
    ]);
  });

  it.each(["node_modules/a-darwin-arm64", "node_modules/b/node_modules/a-darwin-arm64"])(
    "finds the entry %s from a nested dependent",
    (path) => {
      const packages = { "node_modules/b/node_modules/a": dependent, [path]: { version: "1.0.0" } };
      expect(missingEntries({ packages })).toEqual([]);
    },
  );

  it("ignores another package's nested copy", () => {
    const packages = {
      "node_modules/a": dependent,
      "node_modules/c/node_modules/a-darwin-arm64": { version: "1.0.0" },
    };
    expect(missingEntries({ packages })).toHaveLength(1);
  });
});

it("takes the platform from the package's name if the registry does not have it", () => {
  const parent = { dev: true };
  const missing = {
    path: "node_modules/x-linux-x64-musl",
    name: "x-linux-x64-musl",
    version: "2.0.0",
    parent,
  };
  const entry = newEntry(missing, {});
  expect(entry).toEqual({
    version: "2.0.0",
    os: ["linux"],
    cpu: ["x64"],
    libc: ["musl"],
    dev: true,
    optional: true,
  });
  const { packages } = withEntries({ packages: { "": {}, "node_modules/z": {} } }, { [missing.path]: entry });
  expect(Object.keys(packages)).toEqual(["", missing.path, "node_modules/z"]);
});

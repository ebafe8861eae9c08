import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LockFile, missingEntries, newEntry, platformOfName, withEntries } from "./lock-file.ts";

const committed: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));

describe("the committed lock file", () => {
  it("has an entry for every optional dependency, so that each system installs its native packages", () => {
    expect(missingEntries(committed).map(({ name }) => name)).toEqual([]);
  });

  it("says of each native package the system that its name names", () => {
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
  ])("gives %s on %s the compilers of Next, Tailwind and Biome", (os, cpu) => {
    const names = Object.entries(committed.packages)
      .filter(([, locked]) => locked.os?.includes(os) && locked.cpu?.includes(cpu))
      .map(([path]) => path.split("node_modules/").at(-1));
    for (const start of ["@next/swc-", "@tailwindcss/oxide-", "@biomejs/cli-", "lightningcss-"])
      expect(names.filter((name) => name?.startsWith(start))).not.toEqual([]);
  });
});

describe("missingEntries", () => {
  const dependent = { version: "1.0.0", dev: true, optionalDependencies: { "a-darwin-arm64": "1.0.0" } };

  it("names an optional dependency without an entry", () => {
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

  it("does not take another package's nested copy for it", () => {
    const packages = {
      "node_modules/a": dependent,
      "node_modules/c/node_modules/a-darwin-arm64": { version: "1.0.0" },
    };
    expect(missingEntries({ packages })).toHaveLength(1);
  });
});

it("adds the system by the package's name where the registry does not know it", () => {
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

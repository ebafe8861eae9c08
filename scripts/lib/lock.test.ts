import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./lock";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  file = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("runs one action at a time, and reports that it waits", async () => {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = withLock(
    file,
    () => order.push("first waits"),
    () => held.promise,
  );
  const second = withLock(
    file,
    () => {
      order.push("second waits");
      held.resolve();
    },
    async () => void order.push("second runs"),
  );
  await Promise.all([first, second]);
  expect(order).toEqual(["second waits", "second runs"]);
});

test("is released by a failure", async () => {
  const fail = () => withLock(file, expect.unreachable, () => Promise.reject(new Error("failed")));
  await expect(fail()).rejects.toThrow("failed");
  expect(existsSync(file)).toBe(false);
});

test("ignores the lock of an ended process", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(file, String(pid));
  await expect(
    withLock(
      file,
      () => {},
      async () => "done",
    ),
  ).resolves.toBe("done");
});

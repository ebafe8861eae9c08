import { beforeEach, expect, test, vi } from "vitest";
import { deleteShared, readShared, writeShared } from "./shared-values";

const { own, stored } = vi.hoisted(() => ({ own: { processId: "a" }, stored: new Map<string, Buffer>() }));
vi.mock("./publish-tags.ts", () => ({ CLOCK_SKEW_MS: 5000, tagPublisher: () => own }));
vi.mock("./store.ts", () => ({
  sharedStore: () => ({
    isConfigured: true,
    use: async (work: (redis: object) => unknown) =>
      work({
        set: async (key: string, bytes: Buffer) => stored.set(key, bytes),
        del: async (key: string) => stored.delete(key),
      }),
    readBytes: async (key: string) => stored.get(key),
  }),
}));
beforeEach(() => stored.clear());

test("dates the values of another process back, because its clock may be ahead of ours", async () => {
  await writeShared("page", { lastModified: 1 });
  expect(await readShared("page")).toEqual({ value: { lastModified: 1 }, skewMs: 0 });
  own.processId = "b";
  expect(await readShared("page")).toEqual({ value: { lastModified: 1 }, skewMs: 5000 });
});

test("finds nothing where a value was deleted or cannot be read", async () => {
  await writeShared("page", 1);
  await deleteShared("page");
  stored.set("broken", Buffer.from("x"));
  expect((await readShared("page")).value).toBeUndefined();
  expect((await readShared("broken")).value).toBeUndefined();
});

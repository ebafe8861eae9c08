import { beforeEach, expect, test, vi } from "vitest";
import { readPicture } from "./read-picture";

const storage = vi.hoisted(() => ({ files: new Map<string, Blob>(), asked: [] as string[], clients: 0 }));

vi.mock("@/lib/supabase/server", () => ({
  createPublicClient: () => {
    storage.clients++;
    const download = (bucket: string) => async (file: string) => {
      storage.asked.push(`${bucket}/${file}`);
      const data = storage.files.get(`${bucket}/${file}`);
      return data ? { data, error: null } : { data: null, error: { status: 404 } };
    };
    return { client: { storage: { from: (bucket: string) => ({ download: download(bucket) }) } } };
  },
}));

beforeEach(() => {
  storage.files.clear();
  storage.asked = [];
  storage.clients = 0;
});

const picture = new Blob(["picture"], { type: "image/png" });

test("the whole banner stands in for a small form that is not there, within one time limit for all that is asked", async () => {
  storage.files.set("banners/a-banner-1.png", picture);
  expect(await readPicture("banners", "a-banner-1-small.webp")).toBe(picture);
  expect(storage.asked).toEqual([
    "banners/a-banner-1-small.webp",
    "banners/a-banner-1.jpg",
    "banners/a-banner-1.png",
  ]);
  expect(storage.clients).toBe(1);
});

test("only banners have a small form", async () => {
  storage.files.set("avatars/a-1.png", picture);
  expect(await readPicture("avatars", "a-1-small.webp")).toBeNull();
  expect(storage.asked).toEqual(["avatars/a-1-small.webp"]);
});

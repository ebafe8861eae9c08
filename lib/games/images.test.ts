import { expect, test, vi } from "vitest";
import { fromStoredCover, imageIdOf, imageUrl, toStoredCover } from "./images";

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "https://images.test/upload" }) }));

test("stores a cover with IGDB's image host and reads it with the configured one", () => {
  const stored = toStoredCover(imageUrl("co1wyy", "cover_big"));
  expect(stored).toBe("https://images.igdb.com/igdb/image/upload/t_cover_big/co1wyy.jpg");
  expect(fromStoredCover(stored)).toBe("https://images.test/upload/t_cover_big/co1wyy.jpg");
});

test.each([
  "https://evil.example/t_cover_big/co1.jpg",
  "/_sandbox/images/t_thumb/co1.webp",
  "/\\evil.example/t_cover_big/co1.png",
])("reads no host from the stored address %s", (stored) => {
  expect(fromStoredCover(stored)).toBe("https://images.test/upload/t_cover_big/co1.jpg");
});

test.each([
  "/og/user/demo.jpg?n=1",
  "https://127.0.0.1:4000/latest/meta-data",
  "https://images.igdb.com/igdb/image/upload/t_cover_big/../co1.jpg",
  "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg?x",
  "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg#x",
  "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.svg",
  "",
])("finds no image in %j", (address) => {
  expect([imageIdOf(address), toStoredCover(address), fromStoredCover(address)]).toEqual([null, null, null]);
});

test("a game without a cover stores and reads none", () => {
  expect([toStoredCover(null), fromStoredCover(null)]).toEqual([null, null]);
});

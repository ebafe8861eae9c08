import { expect, it } from "vitest";
import { bannersOf, smallBannerOf } from "./small-banner";

it("names the small form beside the banner", () => {
  expect(smallBannerOf("/media/banners/a-banner-1.png")).toBe("/media/banners/a-banner-1-small.webp");
});

it("names the banners that a small form may be of, and none for a banner itself", () => {
  expect(bannersOf("a-small.webp")).toEqual(["a.jpg", "a.png", "a.webp"]);
  expect(bannersOf("a.webp")).toEqual([]);
});

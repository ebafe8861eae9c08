import { expect, test } from "vitest";
import { tileSize } from "./tile-size";

test.each([
  [100, 60],
  [90, 48.6],
  [70, 29.4],
  [50, 20],
  [0, 20],
  [null, 20],
  [120, 60],
])("a rating of %s makes a tile of %s", (rating, size) => {
  expect(tileSize(rating)).toBeCloseTo(size);
});

import { expect, test } from "vitest";
import { tileSize } from "@/lib/gallery/tile-size";
import { createField, type Field, panelPlace, placeOf, travelTo } from "./field";

const SIZES = Array.from({ length: 100 }, (_, index) => tileSize(60 + ((index * 37) % 38)));
const VIEWS = [
  { width: 360, height: 620 },
  { width: 768, height: 900 },
  { width: 1440, height: 760 },
  { width: 1920, height: 900 },
];

for (const view of VIEWS) {
  test(`${view.width} × ${view.height}: every tile is whole from top to bottom, and hardly two overlap`, () => {
    const field = createField(SIZES, view);
    expect(field.tiles).toHaveLength(100);
    for (const { y, height, width } of field.tiles) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(view.height);
      expect(width).toBeGreaterThanOrEqual(20 * field.unit);
      expect(width).toBeLessThanOrEqual(60 * field.unit);
    }
    expect(overlaps(field)).toBeLessThan(5);
  });

  test(`${view.width} × ${view.height}: the keyboard brings each tile into sight, wherever it has drifted`, () => {
    const field = createField(SIZES, view);
    for (const tile of field.tiles) {
      const travel = 12_345 + travelTo(field, tile, 12_345, view.width);
      const { x } = placeOf(field, tile, travel, 0);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + tile.width).toBeLessThanOrEqual(view.width);
    }
  });
}

test("moves a tile from the left edge to the right one while it is out of sight", () => {
  const view = { width: 800, height: 600 };
  const field = createField(SIZES, view);
  for (const tile of field.tiles) {
    let before = placeOf(field, tile, 0, 0).x;
    for (let travel = 1; travel < field.width * 3; travel += 1) {
      const { x } = placeOf(field, tile, travel, 0);
      if (x > before) {
        expect(before).toBeLessThan(-tile.width);
        expect(x).toBeGreaterThan(view.width);
      }
      before = x;
    }
  }
});

test("a gallery of a few games, or of none, has its field too", () => {
  expect(createField([], VIEWS[0] ?? { width: 1, height: 1 }).tiles).toEqual([]);
  expect(createField([60], { width: 1, height: 1 }).tiles).toHaveLength(1);
});

test.each([
  ["left in the middle", { x: 100, y: 300 }, { x: 216, y: 290 }],
  ["at the right edge", { x: 900, y: 300 }, { x: 624, y: 290 }],
  ["at the top", { x: 100, y: 0 }, { x: 216, y: 16 }],
])("the panel of a tile %s stands beside it", (_, at, place) => {
  const panel = { width: 260, height: 150 };
  expect(panelPlace({ ...at, width: 100, height: 130 }, panel, { width: 1000, height: 700 })).toEqual(place);
});

test.each([
  [100, 434],
  [420, 16],
])("on a phone the panel leaves a tile at %s in sight", (y, expected) => {
  const panel = { width: 328, height: 150 };
  const view = { width: 360, height: 600 };
  expect(panelPlace({ x: 130, y, width: 90, height: 120 }, panel, view)).toEqual({ x: 16, y: expected });
});

function overlaps(field: Field): number {
  const places = field.tiles.map((tile) => placeOf(field, tile, 0, 0));
  let count = 0;
  for (const [index, a] of places.entries()) {
    for (const b of places.slice(index + 1)) {
      const overX = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const overY = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      if (overX > 2 && overY > 2) count++;
    }
  }
  return count;
}

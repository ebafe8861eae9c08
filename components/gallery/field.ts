/** Positions of the floating covers, in CSS pixels; independent of the DOM. */

export type Size = { width: number; height: number };
export type Rect = Size & { x: number; y: number };
export type Tile = Rect & {
  /** 0 is farthest. */
  layer: number;
  /** Sway phase, in radians. */
  phase: number;
  /** Rotation, in radians. */
  tilt: number;
};
export type Field = {
  tiles: Tile[];
  /** The field's width until it repeats; on phones wider than the screen. */
  width: number;
  /** Pixels per unit of `tileSize`. */
  unit: number;
};

/** Each layer's movement relative to the nearest layer. */
const LAYER_SPEEDS = [0.4, 0.58, 0.78, 1] as const;
/** Part of the field that covers take up. */
const COVERAGE = 0.56;
/** Limits of a tile's width. */
const MIN_UNIT = 1.5;
const MAX_UNIT = 3;
/** A cover's height divided by its width. */
const ASPECT = 4 / 3;
const GAP_PX = 10;
const EDGE_PX = 20;
/** Space for a tile's shadow. */
const OVERHANG_PX = 30;
const ROUNDS = 140;
const MAX_TILT = 0.045;
/** Sway of the nearest layer. */
const SWAY_PX = 5;
const SWAY_RATE = 0.55;

/** Distributes tiles of these sizes (units) over a view, avoiding overlaps where there is room. */
export function createField(sizes: readonly number[], view: Size): Field {
  const inner = Math.max(view.height - 2 * EDGE_PX, 1);
  const area = sizes.reduce((sum, size) => sum + size * size * ASPECT, 0) || 1;
  const fitting = Math.sqrt((COVERAGE * view.width * inner) / area);
  const unit = Math.min(Math.max(fitting, MIN_UNIT), MAX_UNIT);
  const widest = Math.max(...sizes, 0) * unit;
  const width = Math.max(view.width + widest + 2 * OVERHANG_PX, (area * unit * unit) / COVERAGE / inner);
  const layers = layersOf(sizes);
  const tiles = sizes.map((size, index): Tile => {
    const [w, h] = [size * unit, size * unit * ASPECT];
    // The plastic number's sequence is even without a visible pattern.
    return {
      x: fraction(0.5 + index * 0.754877666) * width,
      y: EDGE_PX + fraction(0.5 + index * 0.569840291) * Math.max(inner - h, 0),
      width: w,
      height: h,
      layer: layers[index] ?? 0,
      phase: fraction(index * 0.618034) * Math.PI * 2,
      tilt: (fraction(index * 0.381966 + 0.2) - 0.5) * 2 * MAX_TILT,
    };
  });
  for (let round = 0; round < ROUNDS; round++) if (!pushApart(tiles, width, view.height)) break;
  return { tiles, width, unit };
}

/** Larger tiles are nearer: a quarter per layer. */
function layersOf(sizes: readonly number[]): number[] {
  const layers: number[] = [];
  const order = sizes.map((size, index) => ({ size, index })).sort((a, b) => a.size - b.size);
  for (const [rank, { index }] of order.entries()) {
    layers[index] = Math.floor((rank / order.length) * LAYER_SPEEDS.length);
  }
  return layers;
}

/**
 * Moves overlapping pairs a little apart, wrapping around the field's end.
 * @returns whether any overlapped.
 */
function pushApart(tiles: readonly Tile[], width: number, height: number): boolean {
  let moved = false;
  for (const [index, a] of tiles.entries()) {
    for (const b of tiles.slice(index + 1)) {
      const dx = modulo(b.x + b.width / 2 - a.x - a.width / 2 + width / 2, width) - width / 2;
      const dy = b.y + b.height / 2 - a.y - a.height / 2;
      const overX = (a.width + b.width) / 2 + GAP_PX - Math.abs(dx);
      const overY = (a.height + b.height) / 2 + GAP_PX - Math.abs(dy);
      if (overX <= 0 || overY <= 0) continue;
      moved = true;
      if (overX < overY) {
        const step = (overX / 3) * (dx < 0 ? -1 : 1);
        a.x = modulo(a.x - step, width);
        b.x = modulo(b.x + step, width);
      } else {
        const step = (overY / 3) * (dy < 0 ? -1 : 1);
        a.y = clamp(a.y - step, EDGE_PX, height - EDGE_PX - a.height);
        b.y = clamp(b.y + step, EDGE_PX, height - EDGE_PX - b.height);
      }
    }
  }
  return moved;
}

/**
 * A tile's position after the nearest layer has travelled this far (pixels) and swayed this long (seconds).
 */
export function placeOf(field: Field, tile: Tile, travel: number, time: number): Rect {
  const { width, height } = tile;
  const speed = speedOf(tile);
  // Wraps from left to right out of view.
  const before = width + OVERHANG_PX;
  const x = modulo(tile.x - travel * speed + before, field.width) - before;
  const y = tile.y + Math.sin(time * SWAY_RATE + tile.phase) * SWAY_PX * speed;
  return { x, y, width, height };
}

/** A tile's movement relative to the nearest layer. */
export function speedOf({ layer }: Tile): number {
  return LAYER_SPEEDS[layer] ?? 1;
}

/** The travel after which a tile is in view; 0 if it is already. */
export function travelTo(field: Field, tile: Tile, travel: number, viewWidth: number): number {
  const { x } = placeOf(field, tile, travel, 0);
  const margin = Math.min(64, (viewWidth - tile.width) / 2);
  const wanted = clamp(x, margin, viewWidth - margin - tile.width);
  return (x - wanted) / speedOf(tile);
}

/** Places a tile's panel without covering the tile: beside it, else above or below. */
export function panelPlace(tile: Rect, panel: Size, view: Size): { x: number; y: number } {
  const gap = 16;
  const top = clamp(tile.y + tile.height / 2 - panel.height / 2, gap, view.height - gap - panel.height);
  const right = tile.x + tile.width + gap;
  if (right + panel.width + gap <= view.width) return { x: right, y: top };
  const left = tile.x - gap - panel.width;
  if (left >= gap) return { x: left, y: top };
  const x = clamp(tile.x + tile.width / 2 - panel.width / 2, gap, view.width - gap - panel.width);
  const isLow = tile.y + tile.height / 2 > view.height / 2;
  return { x, y: isLow ? gap : Math.max(gap, view.height - gap - panel.height) };
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least);
}

/** The spec's bounds of a tile (accounts, section 9), in the gallery's own units. */
const MIN_TILE = 20;
const MAX_TILE = 60;

/** What a full rating is worth: 10² × 0.6 is the largest tile. */
const FACTOR = 0.6;

/**
 * A tile's width in units of the gallery, 20 to 60, from rating/10. The spec leaves open how: it is squared here, since
 * nearly every popular game lies between 7 and 9.5, and the better ones should stand out. Without a rating it is the
 * smallest. What a unit is in pixels depends on the screen (components/gallery/field.ts).
 */
export function tileSize(rating: number | null): number {
  const size = ((rating ?? 0) / 10) ** 2 * FACTOR;
  return Math.min(Math.max(size, MIN_TILE), MAX_TILE);
}

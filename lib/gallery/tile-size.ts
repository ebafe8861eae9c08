/** The spec's bounds of a tile (accounts, section 9), in units of the gallery. */
const MIN_TILE = 20;
const MAX_TILE = 60;

/** 10² × 0.6 is the largest tile. */
const FACTOR = 0.6;

/**
 * A tile's width, 20 to 60 units (components/gallery/field.ts), from rating/10. Squared, because nearly all popular games are
 * between 7 and 9.5. The smallest without a rating.
 */
export function tileSize(rating: number | null): number {
  const size = ((rating ?? 0) / 10) ** 2 * FACTOR;
  return Math.min(Math.max(size, MIN_TILE), MAX_TILE);
}

import type { GalleryGame } from "@/lib/gallery/schema";
import { type Field, placeOf, type Rect, type Size, speedOf, type Tile } from "./field";
import { drawBack, PAD_PX, type Palette } from "./sprites";

const LIFT = 0.16;
const DIM = 0.55;
const GLOW_SIZE = 2.9;
const GLOW_ALPHA = 0.34;

/** A game in the gallery, with its sprite. */
export type Actor = {
  tile: Tile;
  game: GalleryGame;
  sprite: HTMLCanvasElement | null;
  picture: HTMLImageElement | null;
  /** Loaded or failed. */
  isSettled: boolean;
  /** The sprite must be drawn again, for another size or theme; the old one is used until then. */
  isStale: boolean;
  /** 0 to 1: progress of fading in and of being lifted. */
  shown: number;
  lift: number;
};

type Moment = { travel: number; time: number; leanX: number; leanY: number };

/** The rectangle of a game's cover on the screen. */
export function actorPlace({ tile, lift }: Actor, field: Field, at: Moment): Rect {
  const place = placeOf(field, tile, at.travel, at.time);
  const speed = speedOf(tile);
  const grown = 1 + LIFT * lift;
  const [width, height] = [place.width * grown, place.height * grown];
  const x = place.x + at.leanX * speed - (width - place.width) / 2;
  const y = place.y + at.leanY * speed - (height - place.height) / 2;
  return { x, y, width, height };
}

export type Frame = {
  view: Size;
  ratio: number;
  palette: Palette;
  glow: HTMLCanvasElement;
  /** Farthest first. */
  order: readonly Actor[];
  /** Drawn in front; the others darken by `dim` (0 to 1). */
  front: Actor | undefined;
  dim: number;
  place: (actor: Actor) => Rect;
};

export function drawFrame(context: CanvasRenderingContext2D, frame: Frame) {
  const { view, ratio, palette, glow, order, front, dim, place } = frame;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  for (const actor of order)
    if (actor !== front) drawActor(context, actor, place(actor), view, ratio, palette);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (dim > 0) {
    // Darkens the room, not each cover: faded covers would show those behind them.
    context.globalAlpha = DIM * dim;
    context.fillStyle = palette.ground;
    context.fillRect(0, 0, view.width, view.height);
  }
  if (front) {
    const { x, y, width, height } = place(front);
    const size = height * GLOW_SIZE;
    context.globalAlpha = GLOW_ALPHA * front.lift;
    context.drawImage(glow, x + width / 2 - size / 2, y + height / 2 - size / 2, size, size);
    drawActor(context, front, place(front), view, ratio, palette);
  }
  context.globalAlpha = 1;
}

function drawActor(
  context: CanvasRenderingContext2D,
  { tile, sprite, shown, lift }: Actor,
  { x, y, width, height }: Rect,
  view: Size,
  ratio: number,
  palette: Palette,
) {
  if (x > view.width + PAD_PX || x + width < -PAD_PX) return;
  const pad = (PAD_PX * width) / tile.width;
  const angle = tile.tilt * (1 - lift);
  const [cos, sin] = [Math.cos(angle) * ratio, Math.sin(angle) * ratio];
  context.setTransform(cos, sin, -sin, cos, (x + width / 2) * ratio, (y + height / 2) * ratio);
  const [w, h] = [width + 2 * pad, height + 2 * pad];
  context.globalAlpha = 1;
  if (shown < 1) drawBack(context, tile.layer, { width, height }, palette);
  context.globalAlpha = shown;
  if (sprite) context.drawImage(sprite, -w / 2, -h / 2, w, h);
}

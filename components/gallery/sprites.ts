import type { GalleryGame } from "@/lib/gallery/schema";
import imageLoader from "@/lib/games/image-loader";
import { drawCover } from "./draw-cover";
import type { Size, Tile } from "./field";

/** Margin for a cover's shadow, in CSS pixels. */
export const PAD_PX = 18;
/** Opacity of the backdrop over each layer, farthest first. */
const HAZE = [0.52, 0.34, 0.15, 0] as const;
/** Corner radius of a cover 100 pixels wide. */
const CORNER = 0.06;

export type Palette = { ground: string; raised: string; lamp: string; shadow: string; family: string };

/** The theme's resolved colours: a canvas knows neither variables nor `light-dark()`. */
export function readPalette(place: Element): Palette {
  const probe = document.createElement("span");
  probe.className = "font-display";
  // A transition would return the previous colour.
  probe.style.setProperty("transition", "none", "important");
  place.append(probe);
  const colorOf = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const palette = {
    ground: colorOf("var(--ground)"),
    raised: colorOf("var(--raised)"),
    lamp: colorOf("var(--lamp)"),
    shadow: colorOf("light-dark(oklch(0.25 0.04 60 / 0.5), oklch(0 0 0 / 0.85))"),
    family: getComputedStyle(probe).fontFamily,
  };
  probe.remove();
  return palette;
}

/** Drawn until the cover is there: the tile without picture and shadow, quick enough for each frame. */
export function drawBack(
  context: CanvasRenderingContext2D,
  layer: number,
  { width, height }: Size,
  { raised, ground }: Palette,
) {
  const alpha = context.globalAlpha;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, cornerOf(width));
  context.fillStyle = raised;
  context.fill();
  context.globalAlpha = alpha * (HAZE[layer] ?? 0);
  context.fillStyle = ground;
  context.fill();
  context.globalAlpha = alpha;
}

const cornerOf = (width: number) => Math.max(3, width * CORNER);

/** A tile's bitmap: cover, corners, hairline, shadow, haze. Drawn once per size and theme. */
export function makeSprite(
  tile: Tile,
  game: GalleryGame,
  picture: HTMLImageElement | null,
  palette: Palette,
  ratio: number,
): HTMLCanvasElement {
  const { width, height } = tile;
  const sprite = canvasOf((width + 2 * PAD_PX) * ratio, (height + 2 * PAD_PX) * ratio);
  const context = sprite.getContext("2d");
  if (!context) return sprite;
  context.scale(ratio, ratio);
  context.translate(PAD_PX, PAD_PX);
  const outline = new Path2D();
  outline.roundRect(0, 0, width, height, cornerOf(width));

  context.save();
  context.shadowColor = palette.shadow;
  context.shadowBlur = 12 * ratio;
  context.shadowOffsetY = 6 * ratio;
  context.fillStyle = palette.raised;
  context.fill(outline);
  context.restore();

  context.save();
  context.clip(outline);
  context.imageSmoothingQuality = "high";
  if (picture) drawFitting(context, picture, width, height);
  else drawCover(context, game.name, { x: 0, y: 0, width, height }, palette.family);
  const haze = HAZE[tile.layer] ?? 0;
  if (haze > 0) {
    context.globalAlpha = haze;
    context.fillStyle = palette.ground;
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
  }
  context.strokeStyle = "oklch(1 0 0 / 0.14)";
  context.lineWidth = 2 / ratio;
  context.stroke(outline);
  context.restore();
  return sprite;
}

/** The lamp's light, behind the shown tile. */
export function makeGlow({ lamp }: Palette): HTMLCanvasElement {
  const glow = canvasOf(256, 256);
  const context = glow.getContext("2d");
  if (!context) return glow;
  const light = context.createRadialGradient(128, 128, 20, 128, 128, 128);
  light.addColorStop(0, lamp);
  light.addColorStop(1, "transparent");
  context.fillStyle = light;
  context.fillRect(0, 0, 256, 256);
  return glow;
}

/** A game's picture in the smallest of IGDB's sizes that is sharp at this width; null if it fails to load. */
export async function loadPicture(
  coverUrl: string,
  width: number,
  signal: AbortSignal,
): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.decoding = "async";
  image.src = imageLoader({ src: coverUrl, width: Math.round(width) });
  const stop = () => image.removeAttribute("src");
  signal.addEventListener("abort", stop, { once: true });
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Like CSS `object-fit: cover`. */
function drawFitting(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  width: number,
  height: number,
) {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  return canvas;
}

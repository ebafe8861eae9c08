import sharp from "sharp";
import { COVER, coverArt } from "./cover.ts";
import { ICON, iconArt } from "./icon.ts";
import { LOGO, LOGO_GROUND, logoArt } from "./logo.ts";
import { SCENE, sceneArt } from "./scene.ts";
import { type Format, outputSize, type Size } from "./sizes.ts";
import type { Subject } from "./subject.ts";

export type Job = { subject: Subject; size: Size; format: Format };

/** The drawing's size in units, and the size in pixels of the simulated original. */
const KINDS = {
  cover: { box: COVER, original: { width: 1200, height: 1600 } },
  scene: { box: SCENE, original: { width: 1920, height: 1080 } },
  logo: { box: LOGO, original: { width: 1136, height: 640 } },
  icon: { box: ICON, original: { width: 300, height: 300 } },
} as const;

function draw(subject: Subject): string {
  if (subject.kind === "cover") return coverArt(subject.key, subject.title);
  if (subject.kind === "scene") return sceneArt(subject.key, subject.index);
  if (subject.kind === "icon") return iconArt(subject.key);
  return logoArt(subject.title);
}

/** Rasterises a drawing to cover width × height, cropping the rest. */
export async function rasterise(
  drawing: string,
  box: { w: number; h: number },
  output: { width: number; height: number; format: Format; ground?: string; isGray?: boolean },
): Promise<Buffer> {
  const { width, height, format, ground, isGray } = output;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box.w} ${box.h}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
  const image = sharp(Buffer.from(svg));
  if (ground) image.flatten({ background: ground });
  if (isGray) image.grayscale();
  if (format === "png") return image.png().toBuffer();
  if (format === "webp") return image.webp({ quality: 82, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

export function render({ subject, size, format }: Job): Promise<Buffer> {
  const { box, original } = KINDS[subject.kind];
  const ground = subject.kind === "logo" && format === "jpg" ? LOGO_GROUND : undefined;
  return rasterise(draw(subject), box, {
    ...outputSize(size, original),
    format,
    ...(ground ? { ground } : {}),
    isGray: subject.kind === "icon" && subject.isGray,
  });
}

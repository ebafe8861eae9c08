import "server-only";
import sharp, { type Sharp } from "sharp";
import { hasTooManyScans } from "@/lib/jpeg-scans";
import { log } from "@/lib/log";
import { BOARD_Y, CARD, svg } from "./parts";

/** Formats of covers and profile pictures. SVG must not be rendered here. */
const FORMATS = ["jpeg", "png", "webp"];
/** The largest that we store or fetch, `t_cover_big_2x`, has 0.4 million. */
const MAX_PIXELS = 1_000_000;

/** Position and size of a cover on the board. */
export type CoverBox = { left: number; width: number; height: number; radius: number };

/**
 * The file, or null when a card cannot show it. Reads only its head, outside of the drawing queue: any user may upload any file,
 * and a small one may have millions of pixels.
 */
export async function checkedPicture(file: Buffer): Promise<Buffer | null> {
  try {
    const {
      format = "",
      width,
      height,
    } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
    const isSlow = format === "jpeg" && hasTooManyScans(file);
    if (FORMATS.includes(format) && width * height <= MAX_PIXELS && !isSlow) return file;
    log.warn("card_picture_refused", { format, width, height, isSlow });
  } catch (error) {
    log.warn("card_picture_refused", { error });
  }
  return null;
}

function decoded(picture: Buffer): Sharp {
  return sharp(picture, { limitInputPixels: MAX_PIXELS, pages: 1 });
}

/** The cover's colours over the whole card, blurred and dark, behind the text. */
export async function backdrop(cover: Buffer): Promise<Buffer> {
  const shade = svg(
    `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0d0e14" stop-opacity="0.38"/><stop offset="0.45" stop-color="#0d0e14" stop-opacity="0.66"/><stop offset="1" stop-color="#0d0e14" stop-opacity="0.8"/></linearGradient></defs><rect width="1200" height="630" fill="url(#s)"/>`,
  );
  // Blurring small and then enlarging looks the same for a hundredth of the work.
  const small = await decoded(cover).resize(120, 63, { fit: "cover" }).removeAlpha().blur(6).png().toBuffer();
  return sharp(small)
    .resize(CARD.width, CARD.height, { kernel: "cubic" })
    .modulate({ saturation: 1.15, brightness: 0.85 })
    .composite([{ input: shade }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Cuts a cover to its box. Only the upper corners are round: it stands on the board. */
export function standingCover(cover: Buffer, { width, height, radius }: CoverBox): Promise<Buffer> {
  return cutOut(
    cover,
    { width, height },
    `M0 ${height}V${radius}Q0 0 ${radius} 0H${width - radius}Q${width} 0 ${width} ${radius}V${height}Z`,
  );
}

/** Cuts a picture to a circle of `size` pixels. */
export function roundPicture(picture: Buffer, size: number): Promise<Buffer> {
  const half = size / 2;
  return cutOut(
    picture,
    { width: size, height: size },
    `M${half} 0A${half} ${half} 0 0 1 ${half} ${size}A${half} ${half} 0 0 1 ${half} 0Z`,
  );
}

function cutOut(picture: Buffer, box: { width: number; height: number }, shape: string): Promise<Buffer> {
  const mask = svg(`<path d="${shape}" fill="#fff"/>`, box);
  const edge = svg(
    `<path d="${shape}" fill="none" stroke="#fff" stroke-opacity="0.16" stroke-width="2"/>`,
    box,
  );
  return decoded(picture)
    .resize(box.width, box.height, { fit: "cover" })
    .ensureAlpha()
    .composite([{ input: edge }, { input: mask, blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Include once in a drawing with shadows. */
export function shadowFilter(): string {
  return `<defs><filter id="f" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter></defs>`;
}

/** The shadow behind a cover; needs `shadowFilter` in the same drawing. */
export function coverShadow({ left, width, height }: CoverBox): string {
  return `<rect x="${left + 8}" y="${BOARD_Y - height + 20}" width="${width}" height="${height - 22}" rx="14" fill="#000" fill-opacity="0.6" filter="url(#f)"/>`;
}

export type Mode = "thumb" | "fit" | "lfill";
export type Size = { width: number; height: number; mode: Mode };
export type Format = "jpg" | "png" | "webp";

/** IGDB's sizes and their cropping: https://api-docs.igdb.com/#images. */
const SIZES: Record<string, Size> = {
  micro: { width: 35, height: 35, mode: "thumb" },
  thumb: { width: 90, height: 90, mode: "thumb" },
  cover_small: { width: 90, height: 128, mode: "fit" },
  cover_big: { width: 264, height: 374, mode: "fit" },
  logo_med: { width: 284, height: 160, mode: "fit" },
  screenshot_med: { width: 569, height: 320, mode: "lfill" },
  screenshot_big: { width: 889, height: 500, mode: "lfill" },
  screenshot_huge: { width: 1280, height: 720, mode: "lfill" },
  "720p": { width: 1280, height: 720, mode: "fit" },
  "1080p": { width: 1920, height: 1080, mode: "fit" },
};

const ADDRESS = /^\/t_([a-z0-9_]+)\/([a-z0-9]+)\.(jpg|png|webp)$/;

function formatOf(extension: string | undefined): Format | undefined {
  return extension === "jpg" || extension === "png" || extension === "webp" ? extension : undefined;
}

/** Parses `/t_{size}/{image_id}.{format}`; null if IGDB would return 404. */
export function parseAddress(pathname: string): { size: Size; imageId: string; format: Format } | null {
  const [, token = "", imageId = "", extension] = ADDRESS.exec(pathname) ?? [];
  const format = formatOf(extension);
  const double = token.endsWith("_2x");
  const name = double ? token.slice(0, -3) : token;
  const size = Object.hasOwn(SIZES, name) ? SIZES[name] : undefined;
  if (!size || !format) return null;
  const factor = double ? 2 : 1;
  return { size: { ...size, width: size.width * factor, height: size.height * factor }, imageId, format };
}

/** The pixels of the response: within the requested size, and never larger than the original. */
export function outputSize(
  size: Size,
  original: { width: number; height: number },
): { width: number; height: number } {
  if (size.mode === "fit") {
    const scale = Math.min(1, size.width / original.width, size.height / original.height);
    return { width: Math.round(original.width * scale), height: Math.round(original.height * scale) };
  }
  const scale = Math.min(1, original.width / size.width, original.height / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

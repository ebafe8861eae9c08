import { imageSizeOf, withImageSize } from "./image-size";

/** https://api-docs.igdb.com/#images; `_2x` doubles the first. */
const COVER_SIZES = [
  [90, "cover_small"],
  [264, "cover_big"],
  [528, "cover_big_2x"],
] as const;

const WIDE_SIZES = [
  [569, "screenshot_med"],
  [889, "screenshot_big"],
  [1280, "720p"],
  [1920, "1080p"],
] as const;

/** `next/image`'s loader: the smallest of IGDB's sizes of at least `width` pixels. */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  const current = imageSizeOf(src);
  if (!current) return src;
  const sizes = current.startsWith("cover") ? COVER_SIZES : WIDE_SIZES;
  const size = sizes.find(([pixels]) => pixels >= width) ?? sizes.at(-1);
  return size ? withImageSize(src, size[1]) : src;
}

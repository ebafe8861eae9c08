import { imageSizeOf, withImageSize } from "./image-size";

/** IGDB's sizes for a cover, by width in pixels (https://api-docs.igdb.com/#images); `_2x` doubles the first. */
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

/**
 * `next/image`'s loader: picks the smallest of IGDB's own sizes that is at least `width` pixels wide,
 * so that no image is ever processed by our server. An address without a size token is returned as it is.
 */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  const current = imageSizeOf(src);
  if (!current) return src;
  const sizes = current.startsWith("cover") ? COVER_SIZES : WIDE_SIZES;
  const size = sizes.find(([pixels]) => pixels >= width) ?? sizes.at(-1);
  return size ? withImageSize(src, size[1]) : src;
}

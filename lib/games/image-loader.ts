/** IGDB's sizes for a cover, by width in pixels (https://api-docs.igdb.com/#images); `_2x` doubles the first. */
const COVER_SIZES = [
  [90, "t_cover_small"],
  [264, "t_cover_big"],
  [528, "t_cover_big_2x"],
] as const;

const WIDE_SIZES = [
  [569, "t_screenshot_med"],
  [889, "t_screenshot_big"],
  [1280, "t_720p"],
  [1920, "t_1080p"],
] as const;

const SIZE_TOKEN = /\/t_[a-z0-9_]+\//;

/**
 * `next/image`'s loader: picks the smallest of IGDB's own sizes that is at least `width` pixels wide,
 * so that no image is ever processed by our server. An address without a size token is returned as it is.
 */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  const token = SIZE_TOKEN.exec(src)?.[0];
  if (!token) return src;
  const sizes = token.startsWith("/t_cover") ? COVER_SIZES : WIDE_SIZES;
  const size = sizes.find(([pixels]) => pixels >= width) ?? sizes.at(-1);
  return size ? src.replace(SIZE_TOKEN, `/${size[1]}/`) : src;
}

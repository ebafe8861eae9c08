/** Width of the banner for phones: a little less than the pixels of their screens. */
export const SMALL_BANNER_WIDTH_PX = 1000;

const ENDING = "-small.webp";
const ENDINGS = [".jpg", ".png", ".webp"];

export function smallBannerOf(banner: string): string {
  return banner.replace(/\.\w+$/, "") + ENDING;
}

/** The files that a small form may have been made from; none for any other file. */
export function bannersOf(file: string): string[] {
  if (!file.endsWith(ENDING)) return [];
  return ENDINGS.map((ending) => file.slice(0, -ENDING.length) + ending);
}

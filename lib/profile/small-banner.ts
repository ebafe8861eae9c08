/** Of the form of a banner that phones fetch: a little less than all pixels of their screens. */
export const SMALL_BANNER_WIDTH_PX = 1000;

const ENDING = "-small.webp";
const ENDINGS = [".jpg", ".png", ".webp"];

/** The file, or the path, of a banner's small form: it lies beside the banner. */
export function smallBannerOf(banner: string): string {
  return banner.replace(/\.\w+$/, "") + ENDING;
}

/** The files that a small form may have been made from; none for any other file. */
export function bannersOf(file: string): string[] {
  if (!file.endsWith(ENDING)) return [];
  return ENDINGS.map((ending) => file.slice(0, -ENDING.length) + ending);
}

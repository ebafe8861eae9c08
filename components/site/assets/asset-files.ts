export type Asset = {
  name: string;
  text: string;
  /** Below `public/`; drawn by scripts/draw-banner.ts. */
  path: string;
  format: string;
  size: string;
  bytes: number;
};

/** The downloads of /assets; tested against the files. */
export const BANNER: Asset = {
  name: "Banner",
  text: "For posts, articles and link previews. It fits wherever a ratio of 1.91 : 1 is asked for.",
  path: "/assets/questshelf-banner.png",
  format: "PNG",
  size: "2400 × 1260 px",
  bytes: 171_000,
};
export const FAVICON: Asset = {
  name: "Favicon",
  text: "The mark on its dark tile, for small places. A drawing, so it is sharp at any size.",
  path: "/assets/questshelf-favicon.svg",
  format: "SVG",
  size: "any size",
  bytes: 460,
};

/** "166 kB"; below one, in bytes. */
export function formatBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
}

import "server-only";
import type { Sharp } from "sharp";

/** The size that Facebook and X expect (1.91 : 1, at least 600 × 315). */
export const CARD = { width: 1200, height: 630 } as const;

/** Tokens of the dark theme in sRGB: librsvg has no oklch(). */
export const INK = "#f4f4f8";
export const INK_2 = "#b3b5c1";
export const INK_3 = "#8d8f9c";
export const LAMP = "#f5b942";
const GOOD = "#7ddb97";

const NIGHT = "#0d0e14";

/** Upper edge of the board. */
export const BOARD_Y = 560;

/** Green from 90, amber from 80, as on the site's cards. */
export function scoreColor(score: number): string {
  return score >= 90 ? GOOD : score >= 80 ? LAMP : INK_2;
}

/** Background with the lamp's light. */
export function room(): string {
  return `<defs>
    <radialGradient id="lamp" cx="0.86" cy="-0.05" r="0.75"><stop offset="0" stop-color="#a8741f" stop-opacity="0.42"/><stop offset="1" stop-color="#a8741f" stop-opacity="0"/></radialGradient>
    <radialGradient id="cool" cx="0.1" cy="0" r="0.8"><stop offset="0" stop-color="#2f3350" stop-opacity="0.75"/><stop offset="1" stop-color="#2f3350" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="1200" height="630" fill="${NIGHT}"/>
  <rect width="1200" height="630" fill="url(#cool)"/>
  <rect width="1200" height="630" fill="url(#lamp)"/>`;
}

export function board(): string {
  return `<defs><linearGradient id="below" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0.6"/><stop offset="1" stop-color="#000" stop-opacity="0.15"/></linearGradient></defs>
  <rect y="${BOARD_Y}" width="1200" height="5" fill="#6a5541"/>
  <rect y="${BOARD_Y + 5}" width="1200" height="17" fill="#3a2d22"/>
  <rect y="${BOARD_Y + 22}" width="1200" height="48" fill="url(#below)"/>`;
}

/** The logo, as in components/site/logo.tsx. */
export function mark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 26})"><rect x="3.2" y="6" width="5" height="14" rx="1.2" fill="${INK}"/><rect x="9.4" y="3.2" width="5" height="16.8" rx="1.2" fill="#6fa8f5"/><rect x="17.6" y="5.9" width="4.7" height="14" rx="1.2" transform="rotate(14 19.9 13)" fill="#3ed0a8"/><rect x="1" y="20.8" width="24" height="3.2" rx="1.3" fill="${LAMP}"/></g>`;
}

export function svg(body: string, { width, height }: { width: number; height: number } = CARD): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
}

export function toJpeg(card: Sharp): Promise<Buffer> {
  return card
    .flatten({ background: NIGHT })
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import * as fontkit from "fontkit";
import sharp from "sharp";

/**
 * Draws the files of /assets from the logo and the fonts; run after either has changed: `node scripts/draw-banner.ts`.
 */
const WIDTH = 1200;
const HEIGHT = 630;
/** Pixels per unit of the drawing. */
const SCALE = 2;
const BOARD_Y = 548;
const COLORS = ["#f4f4f8", "#6fa8f5", "#3ed0a8", "#f5b942", "#c96f7d", "#8d7bd8", "#d8d2c4", "#4f7f8f"];
const FONT =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";

/** The default instance of the variable font is bold. */
const font = fontkit.create(readFileSync(FONT));

/** Text as outlines, centred at x with its baseline at y. */
function word(text: string, x: number, y: number, size: number, fill: string): string {
  const scale = size / font.unitsPerEm;
  const tracking = -0.02 * size;
  const { glyphs, positions } = font.layout(text);
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale + tracking, -tracking);
  let pen = x - width / 2;
  return glyphs
    .map((glyph, index) => {
      const at = pen;
      pen += (positions[index]?.xAdvance ?? 0) * scale + tracking;
      return `<path transform="translate(${at} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}" fill="${fill}"/>`;
    })
    .join("");
}

/** Pseudo-random numbers from 0 to 1 with a fixed seed. */
let state = 7;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 4_294_967_296;
}

/** Spines along the board, lower in the middle below the text. */
function spines(): string {
  let out = "";
  let last = "";
  for (let x = 26; x < WIDTH - 60; ) {
    const width = 24 + Math.round(random() * 26);
    const fromMiddle = Math.abs(x + width / 2 - WIDTH / 2) / (WIDTH / 2);
    const height = 96 + random() * 44 + Math.max(0, fromMiddle - 0.45) * 330;
    const choices = COLORS.filter((color) => color !== last);
    last = choices[Math.floor(random() * choices.length)] ?? "";
    const y = BOARD_Y - height;
    out += `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${last}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="url(#round)"/><rect x="${x + width * 0.3}" y="${y + 14}" width="${width * 0.4}" height="${height * 0.3}" rx="2.5" fill="#000" fill-opacity="0.2"/></g>`;
    x += width + 3 + (random() > 0.86 ? 16 : 0);
  }
  return out;
}

const mark = readFileSync("app/icon.svg", "utf8");
/** The spines and the board of the icon, without its background. */
const markParts = [...mark.matchAll(/<rect (?!width="32")[^>]*\/>/g)].map(([rect]) => rect).join("");

const banner = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
  <radialGradient id="lamp" cx="0.5" cy="-0.1" r="0.85"><stop offset="0" stop-color="#c0862a" stop-opacity="0.5"/><stop offset="1" stop-color="#a8741f" stop-opacity="0"/></radialGradient>
  <radialGradient id="cool" cx="0.05" cy="1" r="0.8"><stop offset="0" stop-color="#2f3350" stop-opacity="0.8"/><stop offset="1" stop-color="#2f3350" stop-opacity="0"/></radialGradient>
  <linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity="0.28"/><stop offset="0.3" stop-color="#fff" stop-opacity="0.1"/><stop offset="0.65" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.34"/></linearGradient>
  <linearGradient id="dusk" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0d0e14" stop-opacity="0.15"/><stop offset="1" stop-color="#0d0e14" stop-opacity="0.45"/></linearGradient>
  <linearGradient id="below" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0.65"/><stop offset="1" stop-color="#000" stop-opacity="0.1"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#0d0e14"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#cool)"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>
${spines()}
<rect y="${BOARD_Y - 300}" width="${WIDTH}" height="300" fill="url(#dusk)" opacity="0.5"/>
<rect y="${BOARD_Y}" width="${WIDTH}" height="5" fill="#7a634b"/>
<rect y="${BOARD_Y + 5}" width="${WIDTH}" height="17" fill="#3a2d22"/>
<rect y="${BOARD_Y + 22}" width="${WIDTH}" height="60" fill="url(#below)"/>
<g transform="translate(559 84) scale(3.4)"><g transform="translate(-4 -5.8)">${markParts}</g></g>
${word("Questshelf", WIDTH / 2, 268, 104, "#f4f4f8")}
${word("Your gaming journey, on one shelf", WIDTH / 2, 330, 34, "#c9b48a")}
</svg>`;

mkdirSync("public/assets", { recursive: true });
writeFileSync("public/assets/questshelf-favicon.svg", mark);
writeFileSync(
  "public/assets/questshelf-banner.png",
  await sharp(Buffer.from(banner))
    .png({ compressionLevel: 9, palette: true, quality: 96, effort: 10 })
    .toBuffer(),
);

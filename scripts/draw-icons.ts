import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** Draws every icon from app/icon.svg; run after a change of it: `node scripts/draw-icons.ts`. */
const mark = readFileSync("app/icon.svg", "utf8");
/** Platforms mask these icons, so the background fills the square and the logo stays in the safe zone. */
const square = mark.replace(' rx="7"', "");
const maskable = square
  .replace(
    '<rect width="32" height="32" fill="#0d0e14"/>',
    '<rect x="-6" y="-6" width="44" height="44" fill="#0d0e14"/>',
  )
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"');

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/** An .ico with one PNG: a 6-byte header, a 16-byte entry, the file. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, image]);
}

writeFileSync("public/icons/icon-192.png", await png(mark, 192));
writeFileSync("public/icons/icon-512.png", await png(mark, 512));
writeFileSync("public/icons/maskable-512.png", await png(maskable, 512));
writeFileSync("app/apple-icon.png", await png(square, 180));
// Kept out of app/: Next would add it to each page's head, and browsers would prefer it to the page's own icon.
writeFileSync("public/favicon.ico", ico(await png(mark, 48), 48));

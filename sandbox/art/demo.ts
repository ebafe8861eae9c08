import { iconArt } from "./icon.ts";
import { LOGO_GROUND } from "./logo.ts";
import { rasterise } from "./render.ts";
import { sceneArt } from "./scene.ts";
import { drawText, widthOf } from "./type.ts";

const AVATAR = { w: 300, h: 300 };
const BANNER = { w: 1050, h: 350 };

/** The avatar of a sample account: a 384×384 JPEG with its initial. */
export function drawAvatar(name: string): Promise<Buffer> {
  const initial = (name.trim()[0] ?? "?").toUpperCase();
  const size = 190;
  const x = (AVATAR.w - widthOf(initial) * size) / 2;
  const drawing = `${iconArt(name)}<rect width="300" height="300" opacity="0.34"/>${drawText(initial, x, 217, size, "#fff")}`;
  return rasterise(drawing, AVATAR, { width: 384, height: 384, format: "jpg", ground: LOGO_GROUND });
}

/** The banner of a sample account: a 1500×500 JPEG of a landscape. */
export function drawBanner(name: string): Promise<Buffer> {
  return landscape(name, { width: 1500, height: 500, format: "jpg" });
}

/** The banner for phones: a 1000×333 WebP. */
export function drawSmallBanner(name: string): Promise<Buffer> {
  return landscape(name, { width: 1000, height: 333, format: "webp" });
}

function landscape(name: string, output: Parameters<typeof rasterise>[2]): Promise<Buffer> {
  return rasterise(sceneArt(`banner ${name}`, 0, BANNER), BANNER, output);
}

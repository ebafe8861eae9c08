import "server-only";
import type { OverlayOptions } from "sharp";
import { drawText, widthOf } from "./lettering";
import { BOARD_Y, board, INK, mark, svg } from "./parts";
import { backdrop, type CoverBox, coverShadow, shadowFilter, standingCover } from "./pictures";

/** The cards of lists and profiles: a row of covers on the board, below the words. */
const COVER = { width: 190, height: 253, radius: 10, gap: 26, left: 72 } as const;
const BRAND = { right: 1128, top: 44, size: 26 } as const;

export function boxOf(place: number): CoverBox {
  const { left, width, height, radius, gap } = COVER;
  return { left: left + place * (width + gap), width, height, radius };
}

/** The colours of the first cover, the board, and the covers on it. */
export async function coverLayers(covers: readonly Buffer[]): Promise<OverlayOptions[]> {
  const shadows = covers.map((_, place) => coverShadow(boxOf(place)));
  const layers: OverlayOptions[] = [];
  if (covers[0]) layers.push({ input: await backdrop(covers[0]) });
  layers.push({ input: svg(`${board()}${shadowFilter()}${shadows.join("")}`) });
  for (const [place, cover] of covers.entries()) {
    const box = boxOf(place);
    layers.push({ input: await standingCover(cover, box), left: box.left, top: BOARD_Y - box.height });
  }
  return layers;
}

/** The site's name at the upper right, and its logo on a board without covers. */
export function brand(covers: number): string {
  const left = BRAND.right - widthOf("Questshelf", "display") * BRAND.size;
  const style = { cut: "display", size: BRAND.size, fill: INK } as const;
  // The logo includes a board, drawn over this one.
  const logo = covers > 0 ? "" : `<g opacity="0.85">${mark(COVER.left - 6, BOARD_Y - 184, 200)}</g>`;
  return `${mark(left - 44, BRAND.top, 34)}${drawText("Questshelf", left, BRAND.top + 27, style)}${logo}`;
}

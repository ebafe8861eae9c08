import "server-only";
import sharp, { type OverlayOptions } from "sharp";
import { plural } from "@/lib/format-count";
import { fitText } from "./fit-text";
import { canDraw, drawText, widthOf } from "./lettering";
import { BOARD_Y, board, INK, INK_2, mark, room, svg, toJpeg } from "./parts";
import { backdrop, type CoverBox, coverShadow, shadowFilter, standingCover } from "./pictures";

export type CardList = { title: string; username: string; isRanked: boolean; size: number };
/** A title, a line of facts, and covers, which may be numbered. */
type TitledCard = { title: string; facts: string; isRanked: boolean };

const TEXT = { left: 72, width: 1056 } as const;
const TITLE_SIZES = [72, 64, 56, 50, 44] as const;
const COVER = { width: 190, height: 253, radius: 10, gap: 26, left: 72 } as const;
const BRAND = { right: 1128, top: 44, size: 26 } as const;
const FACTS_Y = 272;
const DOT = "  ·  ";

export function drawListCard(list: CardList, covers: readonly Buffer[]): Promise<Buffer> {
  const { title, username, isRanked, size } = list;
  const figures = plural(size, "game");
  const facts = [figures, ...(isRanked ? ["ranked"] : []), `by ${username}`].join(DOT);
  return drawTitledCard({ title, facts, isRanked }, covers);
}

/** @throws when a file cannot be read as a picture. */
async function drawTitledCard(list: TitledCard, covers: readonly Buffer[]): Promise<Buffer> {
  const boxes = covers.map((_, place) => boxOf(place));
  const layers: OverlayOptions[] = [];
  if (covers[0]) layers.push({ input: await backdrop(covers[0]) });
  layers.push({ input: svg(`${board()}${shadowFilter()}${boxes.map(coverShadow).join("")}`) });
  for (const [place, cover] of covers.entries()) {
    const box = boxOf(place);
    layers.push({ input: await standingCover(cover, box), left: box.left, top: BOARD_Y - box.height });
  }
  const ranks = list.isRanked ? boxes.map((box, place) => rank(box, place + 1)).join("") : "";
  layers.push({ input: svg(`${words(list)}${ranks}${emptyBoard(covers.length)}`) });
  return toJpeg(sharp(svg(room())).composite(layers));
}

function boxOf(place: number): CoverBox {
  const { left, width, height, radius, gap } = COVER;
  return { left: left + place * (width + gap), width, height, radius };
}

/** The number at a cover's upper left. */
function rank({ left, height }: CoverBox, number: number): string {
  const style = { cut: "display", size: 27, fill: INK } as const;
  const text = String(number);
  const [cx, cy] = [left + 32, BOARD_Y - height + 32];
  const x = cx - (widthOf(text, "display") * style.size) / 2;
  return `<circle cx="${cx}" cy="${cy}" r="22" fill="#0d0e14" fill-opacity="0.86"/>${drawText(text, x, cy + 9.5, style)}`;
}

function words({ title, facts }: TitledCard): string {
  const tracking = -0.02;
  const box = { width: TEXT.width, sizes: TITLE_SIZES, maxLines: 2, cut: "display", tracking } as const;
  // A title in a script that no packaged font has is left out.
  const fitted = canDraw(title, "display") ? fitText(title, box) : { lines: [], size: 0 };
  const last = FACTS_Y - 56;
  const lines = fitted.lines.map((line, index) =>
    drawText(line, TEXT.left, last - (fitted.lines.length - 1 - index) * fitted.size * 1.06, {
      cut: "display",
      size: fitted.size,
      fill: INK,
      tracking,
    }),
  );
  const brand = { cut: "display", size: BRAND.size, fill: INK } as const;
  const brandLeft = BRAND.right - widthOf("Questshelf", "display") * BRAND.size;
  return `${lines.join("")}${drawText(facts, TEXT.left, FACTS_Y, { cut: "body", size: 30, fill: INK_2 })}${mark(brandLeft - 44, BRAND.top, 34)}${drawText("Questshelf", brandLeft, BRAND.top + 27, brand)}`;
}

function emptyBoard(covers: number): string {
  // The logo includes a board, drawn over this one.
  return covers > 0 ? "" : `<g opacity="0.85">${mark(COVER.left - 6, BOARD_Y - 184, 200)}</g>`;
}

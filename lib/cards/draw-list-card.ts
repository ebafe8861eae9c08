import "server-only";
import sharp from "sharp";
import { plural } from "@/lib/format-count";
import { boxOf, brand, coverLayers } from "./cover-row";
import { fitText } from "./fit-text";
import { canDraw, drawText, widthOf } from "./lettering";
import { BOARD_Y, INK, INK_2, room, svg, toJpeg } from "./parts";
import type { CoverBox } from "./pictures";

export type CardList = { title: string; username: string; isRanked: boolean; size: number };

const TEXT = { left: 72, width: 1056 } as const;
const TITLE_SIZES = [72, 64, 56, 50, 44] as const;
const FACTS_Y = 272;

/** @throws when a file cannot be read as a picture. */
export function drawListCard(list: CardList, covers: readonly Buffer[]): Promise<Buffer> {
  const { title, username, isRanked, size } = list;
  const ranks = isRanked ? covers.map((_, place) => rank(boxOf(place), place + 1)) : [];
  const facts = [plural(size, "game"), ...(isRanked ? ["ranked"] : []), `by ${username}`];
  return drawTitleCard({ title, facts }, covers, ranks.join(""));
}

type CardTitle = { title: string; facts: readonly string[] };

/** A title, a line of facts and a row of covers. @throws when a file cannot be read as a picture. */
export async function drawTitleCard(text: CardTitle, covers: readonly Buffer[], over = ""): Promise<Buffer> {
  const input = svg(`${words(text)}${over}${brand(covers.length)}`);
  return toJpeg(sharp(svg(room())).composite([...(await coverLayers(covers)), { input }]));
}

/** The number at a cover's upper left. */
function rank({ left, height }: CoverBox, number: number): string {
  const style = { cut: "display", size: 27, fill: INK } as const;
  const text = String(number);
  const [cx, cy] = [left + 32, BOARD_Y - height + 32];
  const x = cx - (widthOf(text, "display") * style.size) / 2;
  return `<circle cx="${cx}" cy="${cy}" r="22" fill="#0d0e14" fill-opacity="0.86"/>${drawText(text, x, cy + 9.5, style)}`;
}

function words({ title, facts }: CardTitle): string {
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
  const line = drawText(facts.join("  ·  "), TEXT.left, FACTS_Y, { cut: "body", size: 30, fill: INK_2 });
  return `${lines.join("")}${line}`;
}

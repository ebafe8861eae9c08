import "server-only";
import sharp from "sharp";
import { drawText } from "./lettering";
import { BOARD_Y, board, INK, INK_2, LAMP, mark, room, svg, toJpeg } from "./parts";

/** Offset, width, height and colour, in pixels. */
const SPINES = [
  [726, 52, 300, "#f4f4f8"],
  [784, 44, 352, "#6fa8f5"],
  [834, 60, 268, "#c96f7d"],
  [900, 40, 330, "#f5b942"],
  [946, 54, 244, "#8d7bd8"],
  [1006, 46, 316, "#3ed0a8"],
] as const;

export function drawSiteCard(): Promise<Buffer> {
  return toJpeg(sharp(svg(`${room()}${board()}${spines()}${words()}`)));
}

function spines(): string {
  const upright = SPINES.map(
    ([x, width, height, fill]) =>
      `<rect x="${x}" y="${BOARD_Y - height}" width="${width}" height="${height}" rx="7" fill="${fill}"/><rect x="${x + width * 0.3}" y="${BOARD_Y - height + 34}" width="${width * 0.4}" height="${height * 0.32}" rx="4" fill="#000" fill-opacity="0.16"/>`,
  );
  const leaning = `<rect x="1114" y="${BOARD_Y - 292}" width="46" height="292" rx="7" fill="#d8d2c4" transform="rotate(-12 1114 ${BOARD_Y})"/>`;
  return `<g opacity="0.94">${upright.join("")}${leaning}</g>`;
}

function words(): string {
  const display = { cut: "display", fill: INK, tracking: -0.02 } as const;
  return [
    mark(72, 84, 88),
    drawText("Questshelf", 184, 152, { ...display, size: 66 }),
    drawText("Your Gaming", 72, 300, { ...display, size: 84 }),
    drawText("Journey", 72, 390, { ...display, size: 84, fill: LAMP }),
    drawText("Track, discover, and share your", 72, 456, { cut: "body", size: 30, fill: INK_2 }),
    drawText("gaming adventures in one place", 72, 498, { cut: "body", size: 30, fill: INK_2 }),
  ].join("");
}

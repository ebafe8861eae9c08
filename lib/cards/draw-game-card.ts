import "server-only";
import sharp, { type OverlayOptions } from "sharp";
import { fitText } from "./fit-text";
import { canDraw, drawText, widthOf } from "./lettering";
import { BOARD_Y, board, INK, INK_2, INK_3, mark, room, scoreColor, svg, toJpeg } from "./parts";
import { backdrop, coverShadow, shadowFilter, standingCover } from "./pictures";

export type CardGame = {
  name: string;
  releaseYear: number | null;
  /** 0–100, not rounded. */
  rating: number | null;
  genres: readonly string[];
};

const COVER = { left: 72, width: 354, height: 472, radius: 12 } as const;
const COVER_TOP = BOARD_Y - COVER.height;
const TEXT = { left: 486, width: 642 } as const;
const TITLE_SIZES = [84, 76, 68, 60, 53, 47] as const;

/** @param cover the cover's file, or null for a blank spine. @throws when it cannot be read as a picture. */
export async function drawGameCard(game: CardGame, cover: Buffer | null): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  if (cover) layers.push({ input: await backdrop(cover) });
  layers.push({ input: svg(`${board()}${shadowFilter()}${coverShadow(COVER)}`) });
  if (cover) layers.push({ input: await standingCover(cover, COVER), left: COVER.left, top: COVER_TOP });
  else layers.push({ input: svg(emptyCover()) });
  layers.push({ input: svg(words(game)) });
  return toJpeg(sharp(svg(room())).composite(layers));
}

function emptyCover(): string {
  const { left, width, height, radius } = COVER;
  const middle = left + width / 2;
  return `<rect x="${left}" y="${COVER_TOP}" width="${width}" height="${height}" rx="${radius}" fill="#1d1f29"/><rect x="${left + 1}" y="${COVER_TOP + 1}" width="${width - 2}" height="${height - 2}" rx="${radius}" fill="none" stroke="#fff" stroke-opacity="0.12" stroke-width="2"/><g opacity="0.55">${mark(middle - 70, COVER_TOP + height / 2 - 74, 140)}</g>`;
}

function words(game: CardGame): string {
  const genres = game.genres.filter((name) => canDraw(name, "body")).slice(0, 3);
  const facts = [...(game.releaseYear === null ? [] : [String(game.releaseYear)]), ...genres.slice(0, 2)];
  const brand = `${mark(TEXT.left, 62, 40)}${drawText("Questshelf", TEXT.left + 54, 93, { cut: "display", size: 30, fill: INK })}`;
  return `${brand}${titleAndFacts(game.name, facts.join("  ·  "))}${score(game.rating)}`;
}

/** Laid out upwards from the score, so that titles of any length end on the same line. */
function titleAndFacts(name: string, facts: string): string {
  const bottom = 410;
  const line = fitText(facts || " ", { width: TEXT.width, sizes: [27], maxLines: 1, cut: "body" });
  const factsText = facts
    ? drawText(line.lines[0] ?? "", TEXT.left, bottom, { cut: "body", size: line.size, fill: INK_2 })
    : "";
  // The cover shows a name in a script that no packaged font has.
  if (!canDraw(name, "display")) return factsText;
  const tracking = -0.02;
  const box = { width: TEXT.width, sizes: TITLE_SIZES, maxLines: 4, cut: "display", tracking } as const;
  const { lines, size } = fitText(name, box);
  const leading = size * 1.06;
  const last = bottom - (facts ? 27 + 30 : 0);
  const title = lines.map((text, index) =>
    drawText(text, TEXT.left, last - (lines.length - 1 - index) * leading, {
      cut: "display",
      size,
      fill: INK,
      tracking,
    }),
  );
  return `${title.join("")}${factsText}`;
}

function score(rating: number | null): string {
  if (rating === null) {
    return drawText("Track it on your shelf", TEXT.left, 498, { cut: "body", size: 24, fill: INK_3 });
  }
  const value = Math.round(rating);
  const radius = 38;
  const [cx, cy] = [TEXT.left + radius + 3, 490];
  const round = 2 * Math.PI * radius;
  const color = scoreColor(value);
  const figure = String(value);
  const style = { cut: "display", size: 33, fill: INK } as const;
  const x = cx - (widthOf(figure, "display") * style.size) / 2;
  const ring = `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="#0d0e14" fill-opacity="0.55" stroke="#fff" stroke-opacity="0.14" stroke-width="7"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${color}" stroke-width="7" stroke-linecap="round" stroke-dasharray="${((round * value) / 100).toFixed(1)} ${round.toFixed(1)}" transform="rotate(-90 ${cx} ${cy})"/>`;
  const label = drawText("out of 100", cx + radius + 22, cy + 9, { cut: "body", size: 24, fill: INK_2 });
  return `${ring}${drawText(figure, x, cy + 11.5, style)}${label}`;
}

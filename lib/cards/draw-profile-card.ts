import "server-only";
import sharp, { type OverlayOptions } from "sharp";
import { formatCount } from "@/lib/format-count";
import { initialsOf } from "@/lib/initials";
import { fitText } from "./fit-text";
import { drawText, widthOf } from "./lettering";
import { BOARD_Y, board, INK, INK_2, mark, room, svg, toJpeg } from "./parts";
import { backdrop, type CoverBox, coverShadow, roundPicture, shadowFilter, standingCover } from "./pictures";

export type CardProfile = { username: string; games: number; completed: number };

export type ProfilePictures = { avatar: Buffer | null; covers: readonly Buffer[] };

const AVATAR = { left: 72, top: 76, size: 172 } as const;
const TEXT = { left: 284, width: 844 } as const;
const NAME_SIZES = [84, 76, 68, 60, 53] as const;
const COVER = { width: 190, height: 253, radius: 10, gap: 26, left: 72 } as const;
const BRAND_RIGHT = 1128;

/** @throws when a file cannot be read as a picture. */
export async function drawProfileCard(
  profile: CardProfile,
  { avatar, covers }: ProfilePictures,
): Promise<Buffer> {
  const boxes = covers.map((_, place) => boxOf(place));
  const layers: OverlayOptions[] = [];
  if (covers[0]) layers.push({ input: await backdrop(covers[0]) });
  layers.push({ input: svg(`${board()}${shadowFilter()}${boxes.map(coverShadow).join("")}`) });
  for (const [place, cover] of covers.entries()) {
    const box = boxOf(place);
    layers.push({
      input: await standingCover(cover, box),
      left: box.left,
      top: BOARD_Y - box.height,
    });
  }
  layers.push({ input: svg(`${avatarRing(profile.username)}${words(profile)}${emptyBoard(covers.length)}`) });
  if (avatar) {
    layers.push({ input: await roundPicture(avatar, AVATAR.size), left: AVATAR.left, top: AVATAR.top });
  }
  return toJpeg(sharp(svg(room())).composite(layers));
}

function boxOf(place: number): CoverBox {
  const { left, width, height, radius, gap } = COVER;
  return { left: left + place * (width + gap), width, height, radius };
}

function avatarRing(username: string): string {
  const radius = AVATAR.size / 2;
  const [cx, cy] = [AVATAR.left + radius, AVATAR.top + radius];
  const style = { cut: "display", size: 68, fill: "#fff" } as const;
  const letters = initialsOf(username);
  const x = cx - (widthOf(letters, "display") * style.size) / 2;
  return `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffb84d"/><stop offset="0.5" stop-color="#e2556d"/><stop offset="1" stop-color="#6b5cff"/></linearGradient></defs><circle cx="${cx}" cy="${cy}" r="${radius + 7}" fill="#0d0e14" fill-opacity="0.75"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#a)"/>${drawText(letters, x, cy + 24, style)}`;
}

function words({ username, games, completed }: CardProfile): string {
  const tracking = -0.02;
  const { lines, size } = fitText(username, {
    width: TEXT.width,
    sizes: NAME_SIZES,
    maxLines: 1,
    cut: "display",
    tracking,
  });
  const name = drawText(lines[0] ?? "", TEXT.left, 180, { cut: "display", size, fill: INK, tracking });
  const figures = `${amount(games)} ${games === 1 ? "game" : "games"}  ·  ${amount(completed)} completed`;
  const facts = drawText(figures, TEXT.left, 230, { cut: "body", size: 30, fill: INK_2 });
  const brand = { cut: "display", size: 26, fill: INK } as const;
  const brandLeft = BRAND_RIGHT - widthOf("Questshelf", "display") * brand.size;
  return `${name}${facts}${mark(brandLeft - 44, 44, 34)}${drawText("Questshelf", brandLeft, 71, brand)}`;
}

const amount = (value: number) => formatCount(value);

function emptyBoard(covers: number): string {
  // The logo includes a board, drawn over this one.
  return covers > 0 ? "" : `<g opacity="0.85">${mark(COVER.left - 6, BOARD_Y - 184, 200)}</g>`;
}

import "server-only";
import sharp from "sharp";
import { faceColors } from "@/lib/face-colors";
import { formatCount, plural } from "@/lib/format-count";
import { initialsOf } from "@/lib/initials";
import { brand, coverLayers } from "./cover-row";
import { fitText } from "./fit-text";
import { drawText, widthOf } from "./lettering";
import { INK, INK_2, room, svg, toJpeg } from "./parts";
import { roundPicture } from "./pictures";

export type CardProfile = { username: string; games: number; completed: number };

type ProfilePictures = { avatar: Buffer | null; covers: readonly Buffer[] };

const AVATAR = { left: 72, top: 76, size: 172 } as const;
const TEXT = { left: 284, width: 844 } as const;
const NAME_SIZES = [84, 76, 68, 60, 53] as const;

/** @throws when a file cannot be read as a picture. */
export async function drawProfileCard(
  profile: CardProfile,
  { avatar, covers }: ProfilePictures,
): Promise<Buffer> {
  const layers = await coverLayers(covers);
  layers.push({ input: svg(`${avatarRing(profile.username)}${words(profile)}${brand(covers.length)}`) });
  if (avatar) {
    layers.push({ input: await roundPicture(avatar, AVATAR.size), left: AVATAR.left, top: AVATAR.top });
  }
  return toJpeg(sharp(svg(room())).composite(layers));
}

function avatarRing(username: string): string {
  const radius = AVATAR.size / 2;
  const [cx, cy] = [AVATAR.left + radius, AVATAR.top + radius];
  const style = { cut: "display", size: 68, fill: "#fff" } as const;
  const letters = initialsOf(username);
  const stops = faceColors(username).map(
    (color, index, { length }) => `<stop offset="${index / (length - 1)}" stop-color="${color}"/>`,
  );
  const x = cx - (widthOf(letters, "display") * style.size) / 2;
  return `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1">${stops.join("")}</linearGradient></defs><circle cx="${cx}" cy="${cy}" r="${radius + 7}" fill="#0d0e14" fill-opacity="0.75"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#a)"/>${drawText(letters, x, cy + 24, style)}`;
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
  const figures = `${plural(games, "game")}  ·  ${formatCount(completed)} completed`;
  return `${name}${drawText(figures, TEXT.left, 230, { cut: "body", size: 30, fill: INK_2 })}`;
}

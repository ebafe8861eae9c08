import "server-only";
import sharp from "sharp";
import { log } from "@/lib/log";
import { type CardProfile, drawProfileCard } from "./draw-profile-card";
import { drawInTurn } from "./drawing-queue";
import { readCover } from "./read-cover";

const PICTURE_FORMATS = ["jpeg", "png", "webp"];

export type ProfileCardSource = CardProfile & {
  coverUrls: readonly string[];
  /** Reads the person's picture; null where they have none. */
  readAvatar: (() => Promise<Buffer | null>) | null;
};

export type ProfileCard = {
  image: Buffer;
  /** False where a picture could not be had just now: such a card is not to be kept. */
  isComplete: boolean;
};

/** A person's social card as a JPEG of 1200 × 630 pixels. It is drawn without the pictures that cannot be had. */
export async function getProfileCard(source: ProfileCardSource): Promise<ProfileCard> {
  const { username, games, completed, coverUrls, readAvatar } = source;
  const [avatar, ...covers] = await Promise.all([
    readAvatar ? readable(readAvatar()) : null,
    ...coverUrls.map((url) => readable(readCover(url, "cover_big"))),
  ]);
  const found = covers.filter((cover) => cover !== null);
  const image = await drawInTurn(() =>
    drawProfileCard({ username, games, completed }, { avatar, covers: found }),
  );
  const isComplete = found.length === coverUrls.length && (avatar !== null || readAvatar === null);
  return { image, isComplete };
}

/** The file, where it is there and is a picture. */
async function readable(file: Promise<Buffer | null>): Promise<Buffer | null> {
  try {
    const bytes = await file;
    if (!bytes) return null;
    // Whoever has a token may put anything into the storage under a picture's name; SVG, for one, is not to be drawn here.
    const { format } = await sharp(bytes).metadata();
    if (!PICTURE_FORMATS.includes(format ?? "")) throw new Error(`not a picture: ${format}`);
    return bytes;
  } catch (error) {
    log.warn("card_picture_left_out", { error });
    return null;
  }
}

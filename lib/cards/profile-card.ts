import "server-only";
import { log } from "@/lib/log";
import type { Card } from "./card-cache";
import { type CardProfile, drawProfileCard } from "./draw-profile-card";
import type { Draw } from "./drawing-queue";
import { checkedPicture } from "./pictures";
import { readCover } from "./read-cover";

/** Our own pictures have a tenth of it. */
const MAX_AVATAR_BYTES = 1_000_000;

type ProfileCardSource = CardProfile & {
  coverUrls: readonly string[];
  /** Null for users without a picture. */
  readAvatar: (() => Promise<Buffer | null>) | null;
};

/** Draws a user's card, without pictures that are unavailable or damaged. */
export async function getProfileCard(source: ProfileCardSource, draw: Draw): Promise<Card> {
  const { username, games, completed, coverUrls, readAvatar } = source;
  const [avatar, ...covers] = await Promise.all([
    readAvatar && checkedAvatar(readAvatar),
    ...coverUrls.map((url) => readCover(url, "cover_big")),
  ]);
  const found = covers.filter((cover) => cover !== null);
  const subject = { username, games, completed };
  const isComplete = found.length === coverUrls.length && (avatar !== null || readAvatar === null);
  if (avatar || found.length > 0) {
    try {
      const image = await draw(() => drawProfileCard(subject, { avatar, covers: found }));
      return { image, isComplete };
    } catch (error) {
      log.warn("card_picture_left_out", { error });
    }
  }
  const image = await draw(() => drawProfileCard(subject, { avatar: null, covers: [] }));
  return { image, isComplete: coverUrls.length === 0 && readAvatar === null };
}

async function checkedAvatar(readAvatar: () => Promise<Buffer | null>): Promise<Buffer | null> {
  try {
    const file = await readAvatar();
    return file && file.byteLength <= MAX_AVATAR_BYTES ? await checkedPicture(file) : null;
  } catch (error) {
    log.warn("card_picture_left_out", { error });
    return null;
  }
}

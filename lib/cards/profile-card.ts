import "server-only";
import { log } from "@/lib/log";
import { type CardProfile, drawProfileCard } from "./draw-profile-card";
import type { Draw } from "./drawing-queue";
import type { Card } from "./kept-cards";
import { checkedPicture } from "./pictures";
import { readCover } from "./read-cover";

/** Our own pictures are a tenth of it. */
const MAX_AVATAR_BYTES = 1_000_000;

export type ProfileCardSource = CardProfile & {
  coverUrls: readonly string[];
  /** Reads the person's picture; null where they have none. */
  readAvatar: (() => Promise<Buffer | null>) | null;
};

/** A person's social card. It is drawn without the pictures that are unavailable or damaged. */
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

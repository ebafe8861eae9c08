import { createHash } from "node:crypto";

/** An integer in [0, below), derived from a hash of `words`. */
export function sample(words: string, below: number): number {
  return createHash("sha256").update(words).digest().readUInt32BE(0) % below;
}

/** 40 hex digits, like the names of Steam's pictures. */
export function pictureHash(words: string): string {
  return createHash("sha1").update(words).digest("hex");
}

/** The same picture in gray; `art/server.ts` recognises it by the zeros. */
export function grayPictureHash(words: string): string {
  return `00000000${pictureHash(words).slice(8)}`;
}

/** Sample times are relative to this: 2026-11-01 00:00 UTC, in seconds. */
export const SAMPLE_NOW = 1793491200;

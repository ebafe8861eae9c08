import { createHash } from "node:crypto";

/** An integer in [0, below), always the same for the same words. */
export function sample(words: string, below: number): number {
  return createHash("sha256").update(words).digest().readUInt32BE(0) % below;
}

/** Forty hex digits, as Steam names its pictures. */
export function pictureHash(words: string): string {
  return createHash("sha1").update(words).digest("hex");
}

/** The same picture in gray, recognised by the zeros. */
export function grayPictureHash(words: string): string {
  return `00000000${pictureHash(words).slice(8)}`;
}

/** Sample times are relative to this: 2026-11-01 00:00 UTC, in seconds. */
export const SAMPLE_NOW = 1793491200;

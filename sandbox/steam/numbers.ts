import { createHash } from "node:crypto";

/** A whole number from 0 up to, not including, `below`; the same words always give the same number. */
export function sample(words: string, below: number): number {
  return createHash("sha256").update(words).digest().readUInt32BE(0) % below;
}

/** Forty hex digits, as Steam names its pictures. */
export function pictureHash(words: string): string {
  return createHash("sha1").update(words).digest("hex");
}

/** The name of the same picture without its colours: the drawing service knows it by the zeros. */
export function grayPictureHash(words: string): string {
  return `00000000${pictureHash(words).slice(8)}`;
}

/** The moment that all sample times are counted back from: 2026-11-01 00:00 UTC, in seconds. */
export const SAMPLE_NOW = 1793491200;

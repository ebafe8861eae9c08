const PICTURE_FORMATS = ["jpeg", "png", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Upload limit of the server and of the buckets. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Larger pictures are not decoded: 25 megapixels take 100 MB of memory. */
export const PICTURE_MAX_PIXELS = 25_000_000;

export const SIGNATURE_BYTES = 12;

const starts = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

/** The kind by a file's first bytes, whatever its name and declared type; null when it is not accepted. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | null {
  if (starts(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  // "RIFF", four bytes of length, "WEBP".
  if (starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return "webp";
  return null;
}

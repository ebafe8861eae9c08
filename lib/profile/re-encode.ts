import "server-only";
import PQueue from "p-queue";
import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/errors";
import { hasTooManyScans } from "@/lib/jpeg-scans";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS, type PictureFormat, pictureFormatOf } from "./picture-limits";
import { SMALL_BANNER_WIDTH_PX } from "./small-banner";

export type StoredPicture = {
  bytes: Buffer;
  kind: PictureFormat;
  small: Buffer | null;
};

export const WRONG_KIND = "Please choose a JPEG, PNG or WebP picture.";
export const TOO_MANY_PIXELS = "This picture has more than 25 megapixels. Please choose a smaller one.";
export const DAMAGED = "This picture is damaged and cannot be read.";

/** Shown at up to 128 px, at up to three device pixels each. */
const AVATAR_SIDE_PX = 384;
/** The first width at which a banner fits the bucket; only large PNGs need the second. */
const BANNER_WIDTHS_PX = [1600, 1000] as const;
const BANNER_MAX_HEIGHT_PX = 2400;
/** Phones fetch these in full; 86 looks the same and is a tenth larger. */
const QUALITY = 80;
const TIME_LIMIT_S = 10;

/** Refuses uploads beyond so many waiting ones. */
const MAX_WAITING = 30;
const RETRY_AFTER_S = 5;

/** A decoded picture takes up to 100 MB, so only two are open at once. */
const encodingQueue = processWide("pictures", () => new PQueue({ concurrency: 2 }));

/** A square JPEG of at most 384 px, upright, without metadata. @throws {AppError} `invalid_input` */
export function encodeAvatar(bytes: Buffer): Promise<StoredPicture> {
  return decode(bytes, async (open, { width, height }) => {
    const side = Math.min(width, height, AVATAR_SIDE_PX);
    const picture = open().resize(side, side, { fit: "cover" }).flatten({ background: "#fff" });
    return { kind: "jpeg", bytes: await encode(picture, "jpeg"), small: null };
  });
}

/** The same format, at most 1,600 px wide, upright, without metadata. @throws {AppError} `invalid_input` */
export function encodeBanner(bytes: Buffer): Promise<StoredPicture> {
  return decode(bytes, async (open, { kind }) => {
    const noWiderThan = (width: number) =>
      open().resize({ width, height: BANNER_MAX_HEIGHT_PX, fit: "inside", withoutEnlargement: true });
    for (const width of BANNER_WIDTHS_PX) {
      const bytes = await encode(noWiderThan(width), kind);
      if (bytes.byteLength > PICTURE_MAX_BYTES) continue;
      return { kind, bytes, small: await encodeSmall(noWiderThan(SMALL_BANNER_WIDTH_PX)) };
    }
    throw new AppError("invalid_input", TOO_MANY_PIXELS);
  });
}

async function encodeSmall(picture: Sharp): Promise<Buffer | null> {
  try {
    return await encode(picture, "webp");
  } catch (error) {
    log.warn("small_banner_not_made", { error });
    return null;
  }
}

type Found = { kind: PictureFormat; width: number; height: number };

async function decode(
  bytes: Buffer,
  use: (open: () => Sharp, found: Found) => Promise<StoredPicture>,
): Promise<StoredPicture> {
  const kind = pictureFormatOf(bytes);
  if (!kind) throw new AppError("invalid_input", WRONG_KIND);
  if (encodingQueue().size >= MAX_WAITING) {
    throw new AppError(
      "rate_limited",
      "Too many pictures are being changed right now. Please try again in a moment.",
      {
        retryAfterS: RETRY_AFTER_S,
      },
    );
  }
  const stored = await encodingQueue().add(async () => {
    try {
      // Reads only the head, however many pixels it promises.
      const { format, width, height, autoOrient } = await sharp(bytes, {
        limitInputPixels: false,
        pages: 1,
      }).metadata();
      if (format !== kind) throw new AppError("invalid_input", WRONG_KIND);
      if (kind === "jpeg" && hasTooManyScans(bytes)) throw new AppError("invalid_input", DAMAGED);
      if (width * height > PICTURE_MAX_PIXELS) throw new AppError("invalid_input", TOO_MANY_PIXELS);
      const open = () =>
        sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, pages: 1, failOn: "error" })
          .timeout({ seconds: TIME_LIMIT_S })
          .autoOrient();
      return await use(open, { kind, width: autoOrient.width, height: autoOrient.height });
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError("invalid_input", DAMAGED, { cause: error });
    }
  });
  return stored;
}

/** sharp writes no metadata by default and converts every color space to sRGB. */
function encode(picture: Sharp, kind: PictureFormat): Promise<Buffer> {
  if (kind === "jpeg") return picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  if (kind === "png") return picture.png({ compressionLevel: 9 }).toBuffer();
  return picture.webp({ quality: QUALITY }).toBuffer();
}

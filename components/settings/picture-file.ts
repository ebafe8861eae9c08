import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  pictureFormatOf,
  SIGNATURE_BYTES,
} from "@/lib/profile/picture-limits";

/** Longest side of an uploaded banner, and of the crop dialog's picture. */
const BANNER_SIDE_PX = 1600;
const CROP_SOURCE_SIDE_PX = 2048;
/** Side of the uploaded avatar; the server shrinks it further. */
const AVATAR_SIDE_PX = 1024;
const QUALITY = 0.9;
/** Formats that may be transparent, unlike JPEG. */
const MAY_BE_CLEAR = /^image\/(png|gif|webp|svg\+xml|avif)$/;

const NOT_A_PICTURE = "Your browser cannot show this file as a picture. Please choose another one.";

/** Its message is shown to the user. */
export class PictureFileError extends Error {}

export type CropArea = { x: number; y: number; width: number; height: number };

/** Decodes a file, upright. @throws {PictureFileError} when the browser cannot. */
async function open(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error("a picture without a size");
    return image;
  } catch {
    throw new PictureFileError(NOT_A_PICTURE);
  } finally {
    // The decoded picture outlives its URL.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}

type Box = { width: number; height: number };

function scaledTo({ width, height }: Box, side: number): Box {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function draw(image: CanvasImageSource, from: CropArea, to: Box, ground?: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, to.width, to.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no blob"))), type, QUALITY),
  );
}

/** The banner to upload: the file itself when the server accepts it, else converted or shrunk. @throws {PictureFileError} */
export async function toBanner(file: Blob): Promise<Blob> {
  const kind = pictureFormatOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  const image = await open(file);
  const { naturalWidth: width, naturalHeight: height } = image;
  if (kind && file.size <= PICTURE_MAX_BYTES && width * height <= PICTURE_MAX_PIXELS) return file;
  const isClear = kind ? kind !== "jpeg" : MAY_BE_CLEAR.test(file.type);
  const whole = { x: 0, y: 0, width, height };
  const box = scaledTo({ width, height }, BANNER_SIDE_PX);
  if (isClear) {
    const clear = await encode(draw(image, whole, box), kind === "webp" ? "image/webp" : "image/png");
    if (clear.size <= PICTURE_MAX_BYTES) return clear;
  }
  return encode(draw(image, whole, box, "#fff"), "image/jpeg");
}

/** The crop dialog's picture, at a size that a phone handles smoothly. @throws {PictureFileError} */
export async function toCropSource(file: Blob): Promise<Blob> {
  const image = await open(file);
  const { naturalWidth: width, naturalHeight: height } = image;
  const box = scaledTo({ width, height }, CROP_SOURCE_SIDE_PX);
  const canvas = draw(image, { x: 0, y: 0, width, height }, box);
  return encode(canvas, MAY_BE_CLEAR.test(file.type) ? "image/png" : "image/jpeg");
}

/** The chosen square as a JPEG. */
export async function cropSquare(source: Blob, area: CropArea): Promise<Blob> {
  const image = await open(source);
  const side = Math.max(1, Math.min(Math.round(area.width), AVATAR_SIDE_PX));
  return encode(draw(image, area, { width: side, height: side }, "#fff"), "image/jpeg");
}

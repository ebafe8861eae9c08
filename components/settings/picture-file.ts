import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  pictureFormatOf,
  SIGNATURE_BYTES,
} from "@/lib/profile/picture-format";

/** Longest side of what is sent of a banner, and of what the crop dialog works on. */
const BANNER_SIDE_PX = 1600;
const CROP_SOURCE_SIDE_PX = 2048;
/** Side of the square that is sent; the server makes it smaller still. */
const AVATAR_SIDE_PX = 1024;
const QUALITY = 0.9;
/** May have transparent parts, which JPEG has not. */
const MAY_BE_CLEAR = /^image\/(png|gif|webp|svg\+xml|avif)$/;

const NOT_A_PICTURE = "Your browser cannot show this file as a picture. Please choose another one.";

/** A sentence for the person who chose the file. */
export class PictureFileError extends Error {}

export type CropArea = { x: number; y: number; width: number; height: number };

/** What the browser shows of a file, upright. @throws {PictureFileError} when it shows nothing. */
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
    // What is decoded stays decoded.
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

/**
 * What is uploaded of a file that a person chose as a banner: the file itself where the server takes it, else the picture
 * converted or made smaller. @throws {PictureFileError}
 */
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

/** What the crop dialog works on: the picture at a size that a phone moves smoothly. @throws {PictureFileError} */
export async function toCropSource(file: Blob): Promise<Blob> {
  const image = await open(file);
  const { naturalWidth: width, naturalHeight: height } = image;
  const box = scaledTo({ width, height }, CROP_SOURCE_SIDE_PX);
  const canvas = draw(image, { x: 0, y: 0, width, height }, box);
  return encode(canvas, MAY_BE_CLEAR.test(file.type) ? "image/png" : "image/jpeg");
}

/** The square that a person has chosen, as a JPEG. */
export async function cropSquare(source: Blob, area: CropArea): Promise<Blob> {
  const image = await open(source);
  const side = Math.max(1, Math.min(Math.round(area.width), AVATAR_SIDE_PX));
  return encode(draw(image, area, { width: side, height: side }, "#fff"), "image/jpeg");
}

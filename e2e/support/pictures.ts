import sharp from "sharp";

/** Two small pictures to upload. */
export async function makePictures(): Promise<{ avatar: Buffer; banner: Buffer }> {
  const square = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
  return { avatar: await square("#123"), banner: await square("#456") };
}

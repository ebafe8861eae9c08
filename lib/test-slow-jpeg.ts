const SIDE = 992;
const BLOCKS = (SIDE / 8) ** 2;

/** A progressive JPEG of 992 × 992 grey pixels whose decoder has to pass over all of them so many times. */
export function slowJpeg(scans: number): Buffer {
  const oneSymbol = [1, ...Array(15).fill(0)];
  const emptyScan = segment(0xda, [1, 1, 0, 1, 63, 0], [0, 0]);
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xdb, [0, ...Array(64).fill(1)]),
    ...segment(0xc2, [8, SIDE >> 8, SIDE & 255, SIDE >> 8, SIDE & 255, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x00, ...oneSymbol, 0]),
    // Its one symbol ends up to 32,767 blocks at once.
    ...segment(0xc4, [0x10, ...oneSymbol, 0xe0]),
    ...segment(0xda, [1, 1, 0, 0, 0, 0], Array(Math.ceil(BLOCKS / 8)).fill(0)),
    ...Array.from({ length: scans }, () => emptyScan).flat(),
    ...[0xff, 0xd9],
  ]);
}

function segment(marker: number, body: number[], data: number[] = []): number[] {
  const length = body.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...body, ...data];
}

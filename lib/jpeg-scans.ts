/** Encoders write about ten, and some metadata looks like one. */
const MAX_SCANS = 100;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * True for a JPEG that was made to be slow: each scan is a pass over all pixels, a file of 300 kB has room for 30,000 of them,
 * and sharp can neither limit them nor stop in between. Within a scan's data no marker can occur.
 */
export function hasTooManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at !== -1; at = jpeg.indexOf(START_OF_SCAN, at + 2)) {
    scans += 1;
    if (scans > MAX_SCANS) return true;
  }
  return false;
}

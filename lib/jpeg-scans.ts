/** Encoders write about ten; some metadata looks like another one. */
const MAX_SCANS = 100;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * Detects a JPEG made to decode slowly: each scan passes over all pixels, 300 kB have room for 30,000 scans, and sharp can
 * neither limit them nor stop. A marker cannot occur within a scan's data.
 */
export function hasTooManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at !== -1; at = jpeg.indexOf(START_OF_SCAN, at + 2)) {
    scans += 1;
    if (scans > MAX_SCANS) return true;
  }
  return false;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/** A progressive photograph has about ten; each one more costs a pass over every pixel. */
const SCANS_AT_MOST = 64;

export type PictureKind = 'png' | 'jpeg';

/** What the bytes themselves say, whatever the sender called them. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  return null;
}

/** A small file can ask for thousands of passes; inside the pixels of a jpeg the mark never stands by chance. */
export function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) {
    scans += 1;
    if (scans > SCANS_AT_MOST) return true;
  }
  return false;
}

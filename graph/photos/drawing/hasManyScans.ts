/** A progressive photo usually has about ten. */
const MAX_SCANS = 100;

const MARKER = 0xff;
const END_OF_PICTURE = 0xd9;
const SCAN = 0xda;

/** Each scan goes through all pixels, unchecked by the time limit, so a small file could take minutes. */
export function hasManyScans(file: Buffer): boolean {
  let scans = 0;
  let at = file.indexOf(MARKER, 2);
  while (at !== -1 && at + 1 < file.length) {
    const marker = file.readUInt8(at + 1);
    if (marker === SCAN && ++scans > MAX_SCANS) return true;
    // Phones may store a video after the end of the picture. It isn't drawn.
    if (marker === END_OF_PICTURE) return false;
    at = file.indexOf(MARKER, nextSearch(file, at, marker));
  }
  return false;
}

/** Where the decoder looks for the next marker: it skips segments, but not the pixels of a scan. */
function nextSearch(file: Buffer, at: number, marker: number): number {
  const hasSegment = marker >= 0xc0 && marker !== MARKER && !(marker >= 0xd0 && marker <= 0xd8);
  if (hasSegment && at + 3 < file.length) return at + 2 + Math.max(2, file.readUInt16BE(at + 2));
  // A marker may have several 0xff bytes before it.
  return marker === MARKER ? at + 1 : at + 2;
}

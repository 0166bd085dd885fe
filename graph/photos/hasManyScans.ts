/** Photos that come in more and more detail do so in about ten. */
const MOST_SCANS = 100;

const MARKER = 0xff;
const END_OF_PICTURE = 0xd9;
const SCAN = 0xda;

/**
 * Whether a JPEG draws itself over and over: each scan goes through all pixels again, so that a small file could keep the
 * decoder at work for minutes, which minds no time limit meanwhile.
 */
export function hasManyScans(file: Buffer): boolean {
  let scans = 0;
  let at = file.indexOf(MARKER, 2);
  while (at !== -1 && at + 1 < file.length) {
    const marker = file[at + 1]!;
    if (marker === SCAN && ++scans > MOST_SCANS) return true;
    // Behind its end a phone may keep a film: what lies there is not drawn.
    if (marker === END_OF_PICTURE) return false;
    at = file.indexOf(MARKER, behind(file, at, marker));
  }
  return false;
}

/** Where the decoder looks for the next marker: a segment is skipped, the pixels of a scan are not. */
function behind(file: Buffer, at: number, marker: number): number {
  const hasSegment = marker >= 0xc0 && marker !== MARKER && !(marker >= 0xd0 && marker <= 0xd8);
  if (hasSegment && at + 3 < file.length) return at + 2 + Math.max(2, file.readUInt16BE(at + 2));
  // A marker may have more than one sign before it.
  return marker === MARKER ? at + 1 : at + 2;
}

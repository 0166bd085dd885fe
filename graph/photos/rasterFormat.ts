/** How files of pixels begin, by the decoder's names for them. Of `heif` only AVIF. */
const BEGINNINGS = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n.\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  // Its length stands first; a drawing begins with this sign.
  heif: /^[^<]{4}ftypavi[fs]/,
};

type RasterFormat = keyof typeof BEGINNINGS;

const FORMATS = Object.keys(BEGINNINGS) as RasterFormat[];

/**
 * What a file is by its first bytes; null for drawings, pages and all else. Only files of pixels are ever handed to the
 * decoder: drawings and documents could make it read other files.
 */
export function rasterFormat(file: Buffer): RasterFormat | null {
  const beginning = file.toString('latin1', 0, 12);
  return FORMATS.find((format) => BEGINNINGS[format].test(beginning)) ?? null;
}

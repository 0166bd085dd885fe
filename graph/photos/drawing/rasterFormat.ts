/** The first bytes of each raster format, by the decoder's names. `heif` means AVIF only. */
const BEGINNINGS = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n.\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  // The length comes first. An SVG would start with '<'.
  heif: /^[^<]{4}ftypavi[fs]/,
};

type RasterFormat = keyof typeof BEGINNINGS;

const FORMATS = Object.keys(BEGINNINGS) as RasterFormat[];

/**
 * The format of a file by its first bytes, or null if it isn't a raster image. Only raster images are given to the decoder:
 * drawings and documents could make it read other files.
 */
export function rasterFormat(file: Buffer): RasterFormat | null {
  const beginning = file.toString('latin1', 0, 12);
  return FORMATS.find((format) => BEGINNINGS[format].test(beginning)) ?? null;
}

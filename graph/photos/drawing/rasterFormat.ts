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

/** The format by the first bytes, or null: drawings and documents could make the decoder read other files. */
export function rasterFormat(file: Buffer): RasterFormat | null {
  const beginning = file.toString('latin1', 0, 12);
  return FORMATS.find((format) => BEGINNINGS[format].test(beginning)) ?? null;
}

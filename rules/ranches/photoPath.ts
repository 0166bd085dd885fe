/** The formats of stored uploads, smallest first. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Widths of pictures: on a phone, on a card or in a gallery, and on the full screen. */
const WIDTHS = [480, 960, 1600];

export const MAX_PHOTO_SIZE = { width: 1600, height: 2400 } as const;

/** An upload as its path describes it. `width` is the width of its largest picture. */
export interface StoredPhoto {
  rancherId: number;
  hash: string;
  width: number;
}

/** The widths of a stored upload, never larger than the original. */
export function photoWidths(width: number): number[] {
  return [...WIDTHS.filter((smaller) => smaller < width), width];
}

export function photoPath({ rancherId, hash, width }: StoredPhoto, format: PhotoFormat = 'webp'): string {
  return `/photos/${rancherId}/${hash}-${width}.${format}`;
}

const PATH = /^\/photos\/(\d{1,10})\/([0-9a-f]{32})-(\d{1,4})\.(avif|webp)$/;

/** Parses the path of an upload. Null for any other path. */
export function readPhotoPath(path: string): (StoredPhoto & { format: PhotoFormat }) | null {
  const [, rancherId, hash, width, format] = PATH.exec(path) ?? [];
  if (!hash) return null;
  return { rancherId: Number(rancherId), hash, width: Number(width), format: format as PhotoFormat };
}

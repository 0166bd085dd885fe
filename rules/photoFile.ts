/** What a photo may be when it is uploaded: told by its content, never by its name. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

export const PHOTO_LIMITS = {
  bytes: 10 * 1024 * 1024,
  /** What is packed small may unfold to more than the memory of a server. */
  pixels: 25_000_000,
  /** Uploads of one ranch that are kept, shown or not. */
  stored: 60,
} as const;

export const NOT_A_PHOTO = 'This is not a photo that can be read here. Please choose a JPEG, PNG or WebP picture.';
export const PHOTO_TOO_LARGE = 'A photo can be at most 10 MB';
export const HEIC_PHOTO =
  'HEIC photos cannot be read here. On an iPhone choose Settings → Camera → Formats → Most Compatible, or send it as JPEG.';

/** The types of photos that can be uploaded. The content decides, not the name. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** The paths that take a photo as the body of a POST. The proxies in `deploy/` allow larger bodies for them alone. */
export const UPLOADS = { photo: '/api/photos', messagePhoto: '/api/conversations/:id/photos' } as const;

export const PHOTO_LIMITS = {
  bytes: 10 * 1024 * 1024,
  /** Limited because a small file could decode to more pixels than a server has memory for. */
  pixels: 25_000_000,
  /** A JPEG is scaled down while it's read, so a phone's largest photo of 48 megapixels takes little memory. */
  jpegPixels: 50_000_000,
  /** Stored uploads per ranch, shown or not. */
  stored: 60,
  /** A family's uploads at a ranch that no review shows. */
  unused: 12,
} as const;

export const NOT_A_PHOTO = "We can't read this file. Please choose a JPEG, PNG or WebP picture.";
export const PHOTO_TOO_LARGE = 'A photo can be at most 10 MB';
export const HEIC_PHOTO =
  "We can't read HEIC photos. On an iPhone, choose Settings → Camera → Formats → Most Compatible, or save it as a JPEG.";

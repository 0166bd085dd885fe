export type RanchPictures = { imageUrl: string | null; galleryImages: string[] };

/** The URLs of a ranch's pictures without duplicates, the main one first. */
export function ranchPictures({ imageUrl, galleryImages }: RanchPictures): string[] {
  return [...new Set([imageUrl ?? '', ...galleryImages])].filter(Boolean);
}

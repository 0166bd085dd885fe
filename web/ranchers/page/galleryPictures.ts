interface RanchPictures {
  imageUrl: string | null;
  galleryImages: readonly string[];
}

/** The main picture first, none twice; a single null stands for the default picture. */
export function galleryPictures({ imageUrl, galleryImages }: RanchPictures): (string | null)[] {
  const own = [...new Set([imageUrl, ...galleryImages])].filter(Boolean);
  return own.length > 0 ? own : [null];
}

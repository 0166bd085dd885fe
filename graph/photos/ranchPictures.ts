import type { RancherRow } from '../ranches/Rancher';

/** The URLs of a ranch's pictures without duplicates, the main one first. */
export function ranchPictures({ imageUrl, galleryImages }: Pick<RancherRow, 'imageUrl' | 'galleryImages'>): string[] {
  return [...new Set([imageUrl ?? '', ...galleryImages])].filter(Boolean);
}

/** A ranch's pictures with their descriptions, in the same order. */
export function photosOf(ranch: Pick<RancherRow, 'imageUrl' | 'galleryImages' | 'photoAlts'>) {
  const alts = new Map(ranch.photoAlts.map(({ url, alt }) => [url, alt]));
  return ranchPictures(ranch).map((url) => ({ url, alt: alts.get(url) ?? '' }));
}

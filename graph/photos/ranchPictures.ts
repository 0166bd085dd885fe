import type { RancherRow } from '../ranchers/Rancher';

/** The addresses of a ranch's pictures, the main one first, none twice. */
export function ranchPictures({ imageUrl, galleryImages }: Pick<RancherRow, 'imageUrl' | 'galleryImages'>): string[] {
  return [...new Set([imageUrl, ...galleryImages])].filter((url) => url !== null && url !== '') as string[];
}

/** The same with what they show, in words. */
export function photosOf(ranch: Pick<RancherRow, 'imageUrl' | 'galleryImages' | 'photoAlts'>) {
  const alts = new Map(ranch.photoAlts.map(({ url, alt }) => [url, alt]));
  return ranchPictures(ranch).map((url) => ({ url, alt: alts.get(url) ?? '' }));
}

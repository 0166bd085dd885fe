import type { RanchGallery_rancherFragment } from './RanchGallery.generated';

export interface GalleryPicture {
  /** Null for the default picture. */
  url: string | null;
  /** What it shows, in the words of the rancher; may be empty. */
  alt: string;
}

type RanchPictures = Pick<RanchGallery_rancherFragment, 'imageUrl' | 'galleryImages' | 'photos'>;

/** The main picture comes first, and none comes twice. */
export function galleryPictures({ imageUrl, galleryImages, photos }: RanchPictures): GalleryPicture[] {
  const own = [...new Set([imageUrl, ...galleryImages])].filter(Boolean);
  const alts = new Map(photos.map(({ url, alt }) => [url, alt]));
  return own.length > 0 ? own.map((url) => ({ url, alt: alts.get(url ?? '') ?? '' })) : [{ url: null, alt: '' }];
}

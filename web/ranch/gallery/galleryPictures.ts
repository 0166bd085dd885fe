import type { RanchGallery_rancherFragment } from './RanchGallery.generated';

export interface GalleryPicture {
  /** Null for the default picture. */
  url: string | null;
  /** The rancher's description of the picture; may be empty. */
  alt: string;
}

type RanchPictures = Pick<RanchGallery_rancherFragment, 'imageUrl' | 'galleryImages' | 'photos'>;

/** Returns each picture once, the main picture first. */
export function galleryPictures({ imageUrl, galleryImages, photos }: RanchPictures): GalleryPicture[] {
  const urls = [...new Set([imageUrl, ...galleryImages])].filter(Boolean);
  const alts = new Map(photos.map(({ url, alt }) => [url, alt]));
  return urls.length > 0 ? urls.map((url) => ({ url, alt: alts.get(url ?? '') ?? '' })) : [{ url: null, alt: '' }];
}

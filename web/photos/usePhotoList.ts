import { useRef, useState } from 'react';
import { LIMITS } from '../../rules/limits';
import { SAME_PHOTO } from '../../rules/photosForm';

export interface Photo {
  url: string;
  alt: string;
}

const NO_ROOM = `There is room for ${LIMITS.galleryImages} photos. Remove one to add another.`;

const plain = (photos: readonly Photo[]): Photo[] => photos.map(({ url, alt }) => ({ url, alt }));

/** The photos as they would be saved; each is on the list once, by its address. */
export function usePhotoList(stored: readonly Photo[]) {
  // Uploads arrive while the person goes on editing: each change starts from the newest list, not from the one last drawn.
  const newest = useRef(plain(stored));
  const [photos, show] = useState(newest.current);
  const [news, setNews] = useState('');

  const change = (next: Photo[], what = '') => {
    newest.current = next;
    show(next);
    setNews(what);
  };
  const without = (url: string) => newest.current.filter((photo) => photo.url !== url);

  return {
    photos,
    /** What was just done, for those who do not see it. */
    news,
    isChanged: JSON.stringify(photos) !== JSON.stringify(plain(stored)),
    /** Says why a photo is not added. */
    add(url: string): string | undefined {
      if (newest.current.some((photo) => photo.url === url)) return SAME_PHOTO;
      if (newest.current.length >= LIMITS.galleryImages) return NO_ROOM;
      change([...newest.current, { url, alt: '' }], 'The photo was added.');
      return undefined;
    },
    remove: (url: string) => change(without(url), 'The photo was removed.'),
    move(url: string, place: number) {
      const moved = newest.current.find((photo) => photo.url === url);
      if (moved) change(without(url).toSpliced(place, 0, moved));
    },
    makeMain(url: string) {
      const main = newest.current.find((photo) => photo.url === url);
      if (main) change([main, ...without(url)], 'The photo is the main one now.');
    },
    describe: (url: string, alt: string) =>
      change(newest.current.map((photo) => (photo.url === url ? { url, alt } : photo))),
  };
}

export type EditedPhotos = ReturnType<typeof usePhotoList>;

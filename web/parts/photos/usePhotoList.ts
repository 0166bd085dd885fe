import { useRef, useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { SAME_PHOTO } from '../../../rules/ranches/photosForm';

export interface Photo {
  url: string;
  alt: string;
}

const NO_ROOM = `You can have up to ${LIMITS.galleryImages} photos. Remove one to add another.`;

const plain = (photos: readonly Photo[]): Photo[] => photos.map(({ url, alt }) => ({ url, alt }));

/** Edits the list of photos before it's saved. No URL is on the list twice. */
export function usePhotoList(stored: readonly Photo[]) {
  // Uploads finish while the person edits, so each change starts from the newest list, which may not have rendered yet.
  const newest = useRef(plain(stored));
  const [photos, setPhotos] = useState(newest.current);
  const [announcement, setAnnouncement] = useState('');

  const change = (next: Photo[], text = '') => {
    newest.current = next;
    setPhotos(next);
    setAnnouncement(text);
  };
  const without = (url: string) => newest.current.filter((photo) => photo.url !== url);

  return {
    photos,
    announcement,
    isChanged: JSON.stringify(photos) !== JSON.stringify(plain(stored)),
    /** Returns why the photo was not added, or undefined if it was. */
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
      if (main) change([main, ...without(url)], 'This is the main photo now.');
    },
    describe: (url: string, alt: string) =>
      change(newest.current.map((photo) => (photo.url === url ? { url, alt } : photo))),
  };
}

export type EditedPhotos = ReturnType<typeof usePhotoList>;

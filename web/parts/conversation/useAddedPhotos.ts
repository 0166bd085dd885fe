import { useEffect, useRef, useState } from 'react';
import { MAX_MESSAGE_PHOTOS } from '../../../rules/conversations/messageForm';
import { UPLOADS } from '../../../rules/ranches/photoFile';
import { UploadRefusal, uploadPhoto } from '../photos/uploadPhoto';

/** A photo that was added to a message. It has a URL after the upload, or an error if that failed. */
export type AddedPhoto = { key: string; file: File; url?: string; error?: string };

const UNREACHED = 'Photos need a connection. Remove it to send the words alone.';

/** Uploads photos as they're added, so that sending doesn't wait for them. */
export function useAddedPhotos(conversationId: string, max = MAX_MESSAGE_PHOTOS) {
  const [added, setAdded] = useState<AddedPhoto[]>([]);
  const uploads = useRef(new AbortController());
  useEffect(() => {
    uploads.current = new AbortController();
    return () => uploads.current.abort();
  }, []);

  const change = (key: string, to: Pick<AddedPhoto, 'url' | 'error'>) =>
    setAdded((photos) => photos.map((photo) => (photo.key === key ? { key, file: photo.file, ...to } : photo)));

  const upload = async ({ key, file }: AddedPhoto) => {
    const { signal } = uploads.current;
    try {
      change(key, {
        url: await uploadPhoto(file, { to: UPLOADS.messagePhoto.replace(':id', conversationId), signal }),
      });
    } catch (error) {
      if (!signal.aborted) change(key, { error: error instanceof UploadRefusal ? error.message : UNREACHED });
    }
  };

  return {
    added,
    isFull: added.length >= max,
    /** The URLs of all photos, once they're uploaded. */
    urls: added.flatMap(({ url }) => url ?? []),
    isUploading: added.some(({ url }) => !url),
    add(files: File[]) {
      const room = max - added.length;
      const photos = files.slice(0, room).map((file, index) => ({ key: `${Date.now()} ${index}`, file }));
      setAdded([...added, ...photos]);
      for (const photo of photos) void upload(photo);
    },
    retry(photo: AddedPhoto) {
      change(photo.key, {});
      void upload(photo);
    },
    remove: (key: string) => setAdded((photos) => photos.filter((photo) => photo.key !== key)),
    clear: () => setAdded([]),
  };
}

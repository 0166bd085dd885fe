import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { HEIC_PHOTO, NOT_A_PHOTO, PHOTO_TYPES, UPLOADS } from '../../../rules/ranches/photoFile';
import { messageOf } from '../../errors/graphErrors';
import { UploadRefusal, uploadPhoto } from './uploadPhoto';

export interface Upload {
  id: number;
  name: string;
  /** The sent part, from 0 to 1. At 1, the server still has to process the photo. */
  progress: number;
  error?: string;
}

interface UploadsOptions {
  room: number;
  /** The maximum number of photos. Defaults to the maximum of a ranch. */
  most?: number;
  /** The order to which a family's photos belong. */
  orderId?: string;
  onUploading?: (isUploading: boolean) => void;
  /** Returns why the photo was not added, or undefined if it was. */
  onUploaded: (url: string) => string | undefined;
}

const noRoom = (most: number) => `Not added: you can have up to ${most} photos.`;

/** Uploads files one after the other. A file that fails shows the reason, and the others continue. */
export function useUploads(options: UploadsOptions) {
  const { room, most = LIMITS.galleryImages, orderId, onUploading, onUploaded } = options;
  const [list, setList] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const nextId = useRef(1);
  const closed = useRef(new AbortController());
  useEffect(() => {
    // React may unmount the editor and mount it again, and an aborted controller can't be used again.
    const closing = new AbortController();
    closed.current = closing;
    return () => closing.abort();
  }, []);

  const activeCount = list.filter(({ error }) => !error).length;
  const isUploading = activeCount > 0;
  useEffect(() => onUploading?.(isUploading), [isUploading, onUploading]);
  const change = (id: number, changes: Partial<Upload>) =>
    setList((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const dismiss = (id: number) => setList((before) => before.filter((upload) => upload.id !== id));

  const run = async (id: number, file: File) => {
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const error = onUploaded(
        await uploadPhoto(file, {
          onProgress,
          signal: closed.current.signal,
          ...(orderId && { to: `${UPLOADS.photo}?orderId=${orderId}` }),
        }),
      );
      if (error) change(id, { error });
      else dismiss(id);
    } catch (error) {
      if (closed.current.signal.aborted) return;
      change(id, { error: error instanceof UploadRefusal ? error.message : messageOf(error) });
    }
  };

  const add = (files: readonly File[]) => {
    let remaining = room - activeCount;
    const added = files.map((file) => {
      const upload: Upload = { id: nextId.current++, name: file.name, progress: 0 };
      const error = refusalOf(file) ?? (remaining > 0 ? undefined : noRoom(most));
      if (error) return { ...upload, error };
      remaining--;
      queue.current = queue.current.then(() => run(upload.id, file));
      return upload;
    });
    // Removes the errors of earlier files, which the person has seen by now.
    setList((before) => [...before.filter(({ error }) => !error), ...added]);
  };

  return { list, activeCount, isUploading, add, dismiss };
}

/** Returns why the server would refuse a file by its name or type, before anyone waits for the upload. */
function refusalOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return HEIC_PHOTO;
  return type && !(PHOTO_TYPES as readonly string[]).includes(type) ? NOT_A_PHOTO : undefined;
}

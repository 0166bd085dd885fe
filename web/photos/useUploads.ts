import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../rules/limits';
import { messageOf } from '../errors/messageOf';
import { refusedFile } from './refusedFile';
import { UploadRefusal, uploadPhoto } from './uploadPhoto';

export interface Upload {
  id: number;
  name: string;
  /** From 0 to 1; then the server prepares it. */
  progress: number;
  error?: string;
}

interface Uploading {
  /** How many more the list takes. */
  room: number;
  /** Says why the photo is not added. */
  onUploaded: (url: string) => string | undefined;
}

const NO_ROOM = `Left out: there is room for ${LIMITS.galleryImages} photos.`;

/** Uploads files one after the other; one that fails says why, and the rest goes on. */
export function useUploads({ room, onUploaded }: Uploading) {
  const [list, setList] = useState<Upload[]>([]);
  const turn = useRef(Promise.resolve());
  const nextId = useRef(1);
  const closed = useRef(new AbortController());
  useEffect(() => {
    // React may take the editor away and put it back: what was aborted once stays so.
    const closing = new AbortController();
    closed.current = closing;
    return () => closing.abort();
  }, []);

  const underWay = list.filter(({ error }) => !error).length;
  const change = (id: number, news: Partial<Upload>) =>
    setList((before) => before.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));
  const dismiss = (id: number) => setList((before) => before.filter((upload) => upload.id !== id));

  const run = async (id: number, file: File) => {
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const error = onUploaded(await uploadPhoto(file, { onProgress, signal: closed.current.signal }));
      if (error) change(id, { error });
      else dismiss(id);
    } catch (error) {
      if (!closed.current.signal.aborted)
        change(id, { error: error instanceof UploadRefusal ? error.message : messageOf(error) });
    }
  };

  const add = (files: readonly File[]) => {
    let left = room - underWay;
    const added = files.map((file) => {
      const upload: Upload = { id: nextId.current++, name: file.name, progress: 0 };
      const error = refusedFile(file) ?? (left > 0 ? undefined : NO_ROOM);
      if (error) return { ...upload, error };
      left--;
      turn.current = turn.current.then(() => run(upload.id, file));
      return upload;
    });
    // What went wrong before has been read by now.
    setList((before) => [...before.filter(({ error }) => !error), ...added]);
  };

  return { list, underWay, add, dismiss };
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoStore } from './PhotoStore';

/** Photos in a directory of this machine. */
export function diskPhotos(directory: string): PhotoStore {
  const placeOf = (name: string) => path.join(directory, name);
  return {
    async put(name, body) {
      const place = placeOf(name);
      const unfinished = `${place}.${randomUUID()}.part`;
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(unfinished, body, { flush: true });
      await rename(unfinished, place);
    },
    async read(name) {
      try {
        return await readFile(placeOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(placeOf(name), { force: true })));
    },
  };
}

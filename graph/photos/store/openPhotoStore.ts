import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { isDiskFull, nullWhenAbsent, writeWhole } from '../../wholeFiles';
import { bucketPhotos } from './bucketPhotos';
import { noRoom, type PhotoStore } from './PhotoStore';

export const photoDirectory = (dataDir: string) => path.join(dataDir, 'photos');

export function openPhotoStore(
  { photoBucket, dataDir }: Pick<Config, 'photoBucket' | 'dataDir'>,
  log: Logger,
): PhotoStore {
  return photoBucket ? bucketPhotos(photoBucket, log) : diskPhotos(photoDirectory(dataDir), log);
}

function diskPhotos(directory: string, log: Logger): PhotoStore {
  const placeOf = (name: string) => path.join(directory, name);
  return {
    async put(files) {
      try {
        await writeWhole(files.map(({ name, body }) => ({ place: placeOf(name), body })));
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        log.error({ err: error }, 'there is no room for photos');
        throw noRoom();
      }
    },
    read: (name) => readFile(placeOf(name)).catch(nullWhenAbsent),
    async remove(names) {
      await Promise.all(names.map((name) => rm(placeOf(name), { force: true })));
    },
  };
}

import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { bucketPhotos } from './bucketPhotos';
import { diskPhotos } from './diskPhotos';

/** Where the files of photos lie. A name is `<ranch>/<hash>-<width>.<format>` and never gets other contents. */
export interface PhotoStore {
  /** Whole or not at all, even when the server is killed meanwhile. */
  put(name: string, body: Buffer, type: string): Promise<void>;
  /** Null where there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** What is gone already is no error. */
  remove(names: readonly string[]): Promise<void>;
}

export function photoStore({ photoBucket, dataDir }: Config, log: Logger): PhotoStore {
  return photoBucket ? bucketPhotos(photoBucket, log) : diskPhotos(path.join(dataDir, 'photos'));
}

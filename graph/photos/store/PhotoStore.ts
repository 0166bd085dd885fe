import {
  PHOTO_FORMATS,
  type PhotoFormat,
  photoPath,
  photoWidths,
  type StoredPhoto,
} from '../../../rules/ranches/photoPath';
import { Refusal } from '../../errors';

/** `type` is a media type such as `image/webp`. */
export type PhotoFile = { name: string; body: Buffer; type: string };

/** Stores the files of photos. A name is `<ranch>/<hash>-<width>.<format>`, and its content never changes. */
export interface PhotoStore {
  /** Writes each file completely or not at all, even if the server is killed. Errors: UNAVAILABLE when there's no room. */
  put(files: readonly PhotoFile[]): Promise<void>;
  /** Null if the file doesn't exist. */
  read(name: string): Promise<Buffer | null>;
  /** A file that doesn't exist isn't an error. */
  remove(names: readonly string[]): Promise<void>;
}

export const noRoom = () =>
  new Refusal('UNAVAILABLE', "There's no room for new photos right now. Please try again later.");

/** The name of a photo's file in the store: its path on the site without the first segment. */
export function photoFile(photo: StoredPhoto, format: PhotoFormat): string {
  return photoPath(photo, format).replace('/photos/', '');
}

/** The names of all files that belong to an upload. */
export function photoFiles(photo: StoredPhoto): string[] {
  return photoWidths(photo.width).flatMap((width) =>
    PHOTO_FORMATS.map((format) => photoFile({ ...photo, width }, format)),
  );
}

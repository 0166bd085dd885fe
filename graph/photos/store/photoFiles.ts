import {
  PHOTO_FORMATS,
  type PhotoFormat,
  photoPath,
  photoWidths,
  type StoredPhoto,
} from '../../../rules/ranches/photoPath';

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

import { HEIC_PHOTO, NOT_A_PHOTO, PHOTO_TYPES, type PhotoType } from '../../rules/photoFile';
import { HttpRefusal } from '../http/HttpRefusal';
import { rasterFormat } from './rasterFormat';

const HEIC = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** What a file is by its first bytes, whatever its name says. Errors: 415. */
export function photoType(file: Buffer): PhotoType {
  const type = PHOTO_TYPES.find((known) => known === `image/${rasterFormat(file)}`);
  if (type) return type;
  throw new HttpRefusal(415, HEIC.test(file.toString('latin1', 4, 12)) ? HEIC_PHOTO : NOT_A_PHOTO);
}

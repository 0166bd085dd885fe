import { HEIC_PHOTO, NOT_A_PHOTO, type PhotoType } from '../../rules/photoFile';
import { HttpRefusal } from '../http/HttpRefusal';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
const HEIC = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/**
 * What a file is by its first bytes. Only these three are ever handed to the decoder: drawings and documents could make
 * it read other files. Errors: 415.
 */
export function photoType(file: Buffer): PhotoType {
  if (file.subarray(0, 3).equals(JPEG)) return 'image/jpeg';
  if (file.subarray(0, 8).equals(PNG)) return 'image/png';
  const words = file.toString('latin1', 0, 12);
  if (words.startsWith('RIFF') && words.endsWith('WEBP')) return 'image/webp';
  throw new HttpRefusal(415, HEIC.test(words.slice(4)) ? HEIC_PHOTO : NOT_A_PHOTO);
}

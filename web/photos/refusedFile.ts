import { HEIC_PHOTO, NOT_A_PHOTO, PHOTO_LIMITS, PHOTO_TOO_LARGE, PHOTO_TYPES } from '../../rules/photoFile';

/** Why a file would be refused, as far as its name and size tell: nobody should wait for an upload to hear that. */
export function refusedFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return HEIC_PHOTO;
  if (type && !(PHOTO_TYPES as readonly string[]).includes(type)) return NOT_A_PHOTO;
  return size > PHOTO_LIMITS.bytes ? PHOTO_TOO_LARGE : undefined;
}

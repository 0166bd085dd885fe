import type { Knex } from 'knex';
import { LIMITS } from '../../rules/fields/limits';
import { badInput } from '../errors';
import { type PhotoOwner, PhotoUpload } from './PhotoUpload';
import { IS_TAKEN_DOWN, TAKEN_DOWN } from './photoUses';
import { type RanchPictures, ranchPictures } from './ranchPictures';

const NOT_UPLOADED = "This photo isn't stored for this ranch. Please upload it again.";
const NOT_A_NEW_UPLOAD = 'Please upload this photo again.';
const TOO_MANY = `At most ${LIMITS.galleryImages} pictures, including the main one`;

const isOfThisSite = (url: string) => url.startsWith('/');
const isUpload = (url: string) => url.startsWith('/photos/');

/** Refuses other ranches' pictures of this site. Lock the ranch first, whose photos could be deleted meanwhile. */
export async function checkPhotos(
  trx: Knex,
  ranch: RanchPictures & { id: number },
  pictures: { field: string; url: string }[],
): Promise<void> {
  const known = await picturesOf(trx, ranch);
  refuse(pictures.filter(({ url }) => isOfThisSite(url) && !known.has(url)));
  await refuseTakenDown(trx, pictures);
}

/** Checks the pictures of a profile in the same way. A profile may also use pictures that are part of the site. */
export async function checkProfilePhotos(
  trx: Knex,
  ranch: RanchPictures & { id?: number },
  profile: Partial<RanchPictures>,
  path = '',
): Promise<void> {
  if (profile.imageUrl === undefined && profile.galleryImages === undefined) return;
  const { imageUrl = ranch.imageUrl, galleryImages = ranch.galleryImages } = profile;
  // A ranch that had more pictures before the limit can still save its profile.
  const max = Math.max(LIMITS.galleryImages, ranchPictures(ranch).length);
  if (ranchPictures({ imageUrl, galleryImages }).length > max) throw badInput({ [`${path}galleryImages`]: TOO_MANY });
  const known = await picturesOf(trx, ranch);
  const named = [
    { field: `${path}imageUrl`, url: imageUrl ?? '' },
    ...galleryImages.map((url, place) => ({ field: `${path}galleryImages[${place}]`, url })),
  ];
  refuse(named.filter(({ url }) => isUpload(url) && !known.has(url)));
  await refuseTakenDown(trx, named);
}

/** Checks the pictures of products in the same way. Each product may keep its current picture. */
export async function checkProductPhotos(
  trx: Knex,
  rancherId: number,
  pictures: { field: string; url: string | null | undefined; before: string | null | undefined }[],
): Promise<void> {
  const changed = pictures.filter(({ url, before }) => url && url !== before);
  await refuseTakenDown(trx, changed);
  const uploads = changed.filter(({ url }) => url && isUpload(url));
  if (uploads.length === 0) return;
  const known = new Set<unknown>(await uploadsOf(trx, { rancherId, userId: null }));
  refuse(uploads.filter(({ url }) => !known.has(url)));
}

/** Checks that photos are a family's own uploads for the ranch, which has to be locked. Errors: BAD_USER_INPUT. */
export async function checkFamilyPhotos(trx: Knex, family: PhotoOwner, photos: string[]): Promise<void> {
  const known = new Set(await uploadsOf(trx, family));
  const place = photos.findIndex((url, index) => !known.has(url) || photos.indexOf(url) < index);
  if (place >= 0) throw badInput({ [`photos[${place}]`]: NOT_A_NEW_UPLOAD });
}

async function picturesOf(trx: Knex, ranch: RanchPictures & { id?: number }): Promise<Set<string>> {
  return new Set([
    ...ranchPictures(ranch),
    ...(ranch.id ? await uploadsOf(trx, { rancherId: ranch.id, userId: null }) : []),
  ]);
}

async function uploadsOf(trx: Knex, owner: PhotoOwner): Promise<string[]> {
  return (await PhotoUpload.query(trx).where(owner).whereRaw(`not ${IS_TAKEN_DOWN}`)).map(({ url }) => url);
}

/** Refuses linked pictures that an admin took down. Errors: BAD_USER_INPUT. */
async function refuseTakenDown(
  trx: Knex,
  pictures: { field: string; url: string | null | undefined }[],
): Promise<void> {
  if (pictures.length === 0) return;
  const { rows } = await trx.raw(
    'select url from unnest(?::text[]) as url where md5(url) in (select picture from taken_down_pictures)',
    [pictures.map(({ url }) => url ?? '')],
  );
  const refused = new Set(rows.map(({ url }: { url: string }) => url));
  const found = pictures.find(({ url }) => refused.has(url));
  if (found) throw badInput({ [found.field]: TAKEN_DOWN });
}

function refuse(pictures: { field: string }[]): void {
  if (pictures.length > 0) throw badInput(Object.fromEntries(pictures.map(({ field }) => [field, NOT_UPLOADED])));
}

import type { Knex } from 'knex';
import { readMessagePhotoPath } from '../../../rules/conversations/messagePhotoPath';
import { readUrl } from '../../../rules/fields/readUrl';
import { readPhotoPath } from '../../../rules/ranches/photoPath';
import { takeDownForm } from '../../../rules/ranches/photosForm';
import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { transaction } from '../../database/transaction';
import { notFound } from '../../errors';
import { ranchPictures } from '../../photos/ranchPictures';
import type { MutationTakeDownPhotoArgs } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { changeRancher, lockRancher } from '../lockRancher';
import type { Rancher } from '../Rancher';

/** Removes a photo from every place that shows it, for good. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function takeDownPhoto(context: Context, args: MutationTakeDownPhotoArgs): Promise<Rancher[]> {
  const { url, reason } = await validate(takeDownForm, args);
  const picture = plainAddress(url);
  return transaction(context.db, async (trx) => {
    const rancherIds = await removeFromPlaces(trx, picture);
    if (rancherIds.length === 0) throw notFound('Photo');
    const ranches: Rancher[] = [];
    for (const id of rancherIds) {
      ranches.push(await removeFromRanch(trx, id, picture));
      const changes = [{ field: 'photo', before: picture, after: reason }];
      await audit(trx, context, { action: 'PHOTO_TAKEN_DOWN', to: { type: 'RANCHER', id }, changes });
    }
    return ranches;
  });
}

/** The address of a picture as it's stored, from what a browser shows: without our host and the image proxy. */
function plainAddress(address: string): string {
  const url = readUrl(address) ?? readUrl(`https://own.host${address}`);
  const proxied = url?.pathname === '/api/image-proxy' && url.searchParams.get('url');
  if (proxied) return proxied;
  const isOurs = url && (readPhotoPath(url.pathname) ?? readMessagePhotoPath(url.pathname));
  return isOurs ? url.pathname : address;
}

/** Removes a picture from reviews or a message, blocks it, and returns the ids of the ranches that it's about, in their order. */
async function removeFromPlaces(trx: Knex.Transaction, picture: string): Promise<number[]> {
  const photo = readMessagePhotoPath(picture);
  if (photo) return removeFromMessage(trx, photo);
  const upload = readPhotoPath(picture);
  const ids = upload ? await ranchOfUpload(trx, upload) : await ranchesThatLink(trx, picture);
  if (ids.length > 0)
    await trx('takenDownPictures')
      .insert({ picture: blocked(trx, picture) })
      .onConflict()
      .ignore();
  return ids;
}

/** The key of a picture in `taken_down_pictures`. All sizes of an upload have the same key. */
function blocked(trx: Knex, picture: string): Knex.Raw {
  const upload = readPhotoPath(picture);
  return trx.raw('md5(?)', [upload ? `/photos/${upload.rancherId}/${upload.hash}` : picture]);
}

type Found = { rancherId: number; hash: string };

/** Changes the reviews first, because every change of a review locks it before its ranch. */
async function ranchOfUpload(trx: Knex.Transaction, { rancherId, hash }: Found): Promise<number[]> {
  const removeFromReviews = `
    update reviews set photos = array(select url from unnest(photos) as url where strpos(url, :hash) = 0)
    where rancher_id = :rancherId and strpos(array_to_string(photos, ' '), :hash) > 0`;
  await trx.raw(removeFromReviews, { rancherId, hash });
  const uploads = await trx('photoUploads').where({ rancherId, hash }).select('rancherId');
  return uploads.map((upload) => upload.rancherId);
}

async function ranchesThatLink(trx: Knex.Transaction, url: string): Promise<number[]> {
  const { rows } = await trx.raw(
    `select id from ranchers where linked_pictures(gallery_images || image_url) @> array[md5(:url::text)]
     union select rancher_id from products where image_url = :url and image_url not like '/%'
     union select rancher_id from animals where photo_url = :url and photo_url not like '/%' order by 1`,
    { url },
  );
  return rows.map(({ id }: { id: number }) => id);
}

/** Nobody gets a photo without a sender and a message, and the daily task deletes its files. */
async function removeFromMessage(
  trx: Knex.Transaction,
  photo: { conversationId: number; hash: string },
): Promise<number[]> {
  const { conversationId, hash } = photo;
  const removed = { senderId: null, messageId: null, createdAt: new Date(0) };
  const count = await trx('messagePhotos').where({ conversationId, hash }).update(removed);
  if (count === 0) return [];
  const { rancherId } = await trx('conversations').where({ id: conversationId }).first();
  return [rancherId];
}

async function removeFromRanch(trx: Knex.Transaction, id: number, picture: string): Promise<Rancher> {
  const ranch = await lockRancher(trx, id);
  const upload = readPhotoPath(picture);
  const isIt = (url: string) => (upload ? readPhotoPath(url)?.hash === upload.hash : url === picture);
  const shows = (column: string) => (upload ? `strpos(${column}, ?) > 0` : `${column} = ?`);
  const shown = upload?.hash ?? picture;
  await trx('products').where({ rancherId: id }).whereRaw(shows('image_url'), [shown]).update({ imageUrl: null });
  await trx('animals').where({ rancherId: id }).whereRaw(shows('photo_url'), [shown]).update({ photoUrl: null });
  const before = ranchPictures(ranch);
  const [imageUrl = null, ...galleryImages] = before.filter((url) => !isIt(url));
  if (before.length === galleryImages.length + (imageUrl === null ? 0 : 1)) return ranch;
  return changeRancher(trx, id, {
    imageUrl,
    galleryImages,
    photoAlts: ranch.photoAlts.filter(({ url }) => !isIt(url)),
  });
}

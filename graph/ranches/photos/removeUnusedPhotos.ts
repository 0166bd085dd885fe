import type { Knex } from 'knex';
import { readPhotoPath } from '../../../rules/ranches/photoPath';
import { transaction } from '../../database/transaction';
import { PhotoUpload } from '../../photos/PhotoUpload';
import { IS_ORDERED, IS_SHOWN, IS_TAKEN_DOWN, MIN_UNUSED_AGE } from '../../photos/photoUses';
import { type PhotoStore, photoFiles } from '../../photos/store/PhotoStore';
import { lockRancher } from '../lockRancher';

type Given = { db: Knex; store: PhotoStore };

/** The daily task that deletes photos which no ranch and no order shows, or that an admin took down. */
export function removeUnusedPhotos({ db, store }: Given): () => Promise<void> {
  return async () => {
    const ranchIds = await unused(db).distinct('rancherId');
    for (const { rancherId } of ranchIds) await removeOfRanch({ db, store }, rancherId);
  };
}

/** Locks the ranch, so that nobody saves one of its photos meanwhile. A second run deletes what a crash left. */
function removeOfRanch({ db, store }: Given, rancherId: number): Promise<void> {
  return transaction(db, async (trx) => {
    await lockRancher(trx, rancherId);
    const photos = await unused(trx).where({ rancherId }).forUpdate();
    await store.remove(photos.flatMap(photoFiles));
    await PhotoUpload.query(trx)
      .delete()
      .whereIn(
        'id',
        photos.map(({ id }) => id),
      );
  });
}

function unused(db: Knex) {
  return PhotoUpload.query(db).whereRaw(
    `(${IS_TAKEN_DOWN} or (created_at < now() - interval '${MIN_UNUSED_AGE}' and not ${IS_SHOWN} and not ${IS_ORDERED}))`,
  );
}

type Withdrawn = { authorId: number; rancherId: number; photos: string[] };

/** Makes the photos of a review that it doesn't show anymore look old, so that nobody gets them and the daily task deletes them. */
export async function withdrawPhotos(trx: Knex, review: Withdrawn, kept: string[] = []): Promise<void> {
  const { authorId: userId, rancherId, photos } = review;
  const hashes = photos.filter((url) => !kept.includes(url)).map((url) => readPhotoPath(url)?.hash ?? '');
  await trx('photoUploads')
    .where({ userId, rancherId })
    .whereIn('hash', hashes)
    .update({ createdAt: new Date(0) });
}

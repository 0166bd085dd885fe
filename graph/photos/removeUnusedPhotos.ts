import type { Knex } from 'knex';
import { transaction } from '../database/transaction';
import { lockRancher } from '../ranches/lockRancher';
import { PhotoUpload } from './PhotoUpload';
import { IS_ORDERED, IS_SHOWN } from './photoUses';
import type { PhotoStore } from './store/PhotoStore';
import { photoFiles } from './store/photoFiles';

/** How long unused photos stay: long enough for someone to come back to an open editor. */
const MIN_UNUSED_AGE = '24 hours';

type Given = { db: Knex; store: PhotoStore };

/** The daily task that deletes photos which no ranch and no order shows. */
export function removeUnusedPhotos({ db, store }: Given): () => Promise<void> {
  return async () => {
    const ranchIds = await unused(db).distinct('rancherId');
    for (const { rancherId } of ranchIds) await removeOfRanch({ db, store }, rancherId);
  };
}

/**
 * Locks the ranch until the files are deleted, so that nobody saves or uploads one of its photos at the same time. After a
 * crash, a second run deletes the rest.
 */
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
  return PhotoUpload.query(db)
    .where('createdAt', '<', db.raw('now() - ?::interval', [MIN_UNUSED_AGE]))
    .whereRaw(`not ${IS_SHOWN} and not ${IS_ORDERED}`);
}

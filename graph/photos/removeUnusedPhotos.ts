import type { Knex } from 'knex';
import { transaction } from '../database/transaction';
import { lockRancher } from '../ranchers/lockRancher';
import type { PhotoStore } from './PhotoStore';
import { PhotoUpload } from './PhotoUpload';
import { photoFiles } from './photoFiles';
import { IS_ORDERED, IS_SHOWN } from './photoUses';

/** Long enough to come back to an editor that was left open. */
const KEPT_UNUSED = '24 hours';

type Given = { db: Knex; store: PhotoStore };

/** The daily task that takes away photos which neither a ranch nor an order shows, whether they were dropped or never taken. */
export function removeUnusedPhotos({ db, store }: Given): () => Promise<void> {
  return async () => {
    const ranchIds = await unused(db).distinct('rancherId');
    for (const { rancherId } of ranchIds) await removeOfRanch({ db, store }, rancherId);
  };
}

/**
 * The ranch is held until the files are gone: who saves its photos or uploads one again meanwhile waits, and then finds
 * that it is not there. A second run after a crash removes what is removed already.
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
    .where('createdAt', '<', db.raw('now() - ?::interval', [KEPT_UNUSED]))
    .whereRaw(`not ${IS_SHOWN} and not ${IS_ORDERED}`);
}

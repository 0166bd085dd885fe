import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { PHOTO_LIMITS } from '../../rules/photoFile';
import { transaction } from '../database/transaction';
import { conflict, Refusal } from '../errors';
import { lockRancher } from '../ranchers/lockRancher';
import { type DrawnPhoto, drawPhoto } from './drawPhoto';
import { inTurn } from './inTurn';
import type { PhotoStore } from './PhotoStore';
import { PhotoUpload } from './PhotoUpload';
import { photoFile, photoFiles } from './photoFiles';
import { IS_ORDERED, IS_SHOWN } from './photoUses';

type Given = { db: Knex; store: PhotoStore; ranchId: number; file: Buffer };

/** Keeps a photo for a ranch; the same one again is the one that is there. Errors: BAD_USER_INPUT, CONFLICT. */
export async function storePhoto({ db, store, ranchId, file }: Given): Promise<PhotoUpload> {
  const key = { rancherId: ranchId, hash: createHash('sha256').update(file).digest('hex').slice(0, 32) };
  const known = await uploadedAgain(db, key);
  if (known && (await isStored(store, known))) return known;
  if (!known) await refuseWhenFull(db, ranchId);
  const photo = await inTurn(() => drawPhoto(file));
  await Promise.all(photo.files.map((drawn) => putFile(store, key, drawn)));
  try {
    return await record(db, key, photo);
  } catch (error) {
    // Only then is it certain that no upload has these files.
    if (error instanceof Refusal) await store.remove(photoFiles({ ...key, width: photo.width }));
    throw error;
  }
}

type Key = Pick<PhotoUpload, 'rancherId' | 'hash'>;

/** Makes it young again, so that it is not taken away while the person who uploaded it still decides. */
async function uploadedAgain(db: Knex, key: Key): Promise<PhotoUpload | undefined> {
  const [known] = await PhotoUpload.query(db)
    .patch({ createdAt: db.fn.now() as never })
    .where(key)
    .returning('*');
  return known;
}

/** Files go before their row does: a crash in between leaves the row. */
async function isStored(store: PhotoStore, upload: PhotoUpload): Promise<boolean> {
  const bodies = await Promise.all(photoFiles(upload).map((name) => store.read(name)));
  return bodies.every((body) => body !== null);
}

const putFile = (store: PhotoStore, key: Key, { width, format, body }: DrawnPhoto['files'][number]) =>
  store.put(photoFile({ ...key, width }, format), body, `image/${format}`);

/** The ranch is held, so that uploads at the same time cannot pass the limit together. */
function record(db: Knex, key: Key, { width, height, files }: DrawnPhoto): Promise<PhotoUpload> {
  const bytes = files.reduce((sum, { body }) => sum + body.length, 0);
  return transaction(db, async (trx) => {
    await lockRancher(trx, key.rancherId);
    const known = await uploadedAgain(trx, key);
    if (known) return known;
    await refuseWhenFull(trx, key.rancherId);
    return PhotoUpload.query(trx).insertAndFetch({ ...key, width, height, bytes });
  });
}

/** What is kept for old orders alone is not in the ranch's hands, and does not count. */
async function refuseWhenFull(db: Knex, rancherId: number): Promise<void> {
  const stored = await PhotoUpload.query(db)
    .where({ rancherId })
    .whereRaw(`(${IS_SHOWN} or not ${IS_ORDERED})`)
    .resultSize();
  if (stored < PHOTO_LIMITS.stored) return;
  throw conflict(
    `This ranch has ${PHOTO_LIMITS.stored} photos stored, the most there can be. Those that are not shown go after a day.`,
  );
}

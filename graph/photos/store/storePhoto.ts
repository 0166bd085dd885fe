import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { PHOTO_LIMITS } from '../../../rules/ranches/photoFile';
import { transaction } from '../../database/transaction';
import { conflict, Refusal } from '../../errors';
import { lockRancher } from '../../ranches/lockRancher';
import { type DrawnPhoto, drawPhoto } from '../drawing/drawPhoto';
import { inTurn } from '../drawing/inTurn';
import { PhotoUpload } from '../PhotoUpload';
import { IS_ORDERED, IS_SHOWN } from '../photoUses';
import type { PhotoFile, PhotoStore } from './PhotoStore';
import { photoFile, photoFiles } from './photoFiles';

type Given = { db: Knex; store: PhotoStore; ranchId: number; file: Buffer };

/** Stores a photo for a ranch. If it was uploaded before, the existing one is used. Errors: BAD_USER_INPUT, CONFLICT, UNAVAILABLE. */
export async function storePhoto({ db, store, ranchId, file }: Given): Promise<PhotoUpload> {
  const key = { rancherId: ranchId, hash: createHash('sha256').update(file).digest('hex').slice(0, 32) };
  const known = await uploadedAgain(db, key);
  if (known && (await isStored(store, known))) return known;
  if (!known) await refuseWhenFull(db, ranchId);
  const photo = await inTurn(() => drawPhoto(file));
  await store.put(photo.files.map((drawn) => fileOf(key, drawn)));
  try {
    return await record(db, key, photo);
  } catch (error) {
    // After a refusal it's certain that no upload uses these files.
    if (error instanceof Refusal) await store.remove(photoFiles({ ...key, width: photo.width }));
    throw error;
  }
}

type Key = Pick<PhotoUpload, 'rancherId' | 'hash'>;

/** Resets its age, so that it isn't deleted while the person who uploaded it is still deciding. */
async function uploadedAgain(db: Knex, key: Key): Promise<PhotoUpload | undefined> {
  const [known] = await PhotoUpload.query(db)
    .patch({ createdAt: db.fn.now() as never })
    .where(key)
    .returning('*');
  return known;
}

/** Files are deleted before their row, so after a crash the row may be left without files. */
async function isStored(store: PhotoStore, upload: PhotoUpload): Promise<boolean> {
  const bodies = await Promise.all(photoFiles(upload).map((name) => store.read(name)));
  return bodies.every((body) => body !== null);
}

function fileOf(key: Key, { width, format, body }: DrawnPhoto['files'][number]): PhotoFile {
  return { name: photoFile({ ...key, width }, format), body, type: `image/${format}` };
}

/** Locks the ranch, so that several uploads at once can't exceed the limit. */
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

/** Photos that only old orders show don't count, since the ranch can't remove them. */
async function refuseWhenFull(db: Knex, rancherId: number): Promise<void> {
  const stored = await PhotoUpload.query(db)
    .where({ rancherId })
    .whereRaw(`(${IS_SHOWN} or not ${IS_ORDERED})`)
    .resultSize();
  if (stored < PHOTO_LIMITS.stored) return;
  throw conflict(
    `This ranch has ${PHOTO_LIMITS.stored} stored photos, the most it can have. Photos you don't use are deleted after a day.`,
  );
}

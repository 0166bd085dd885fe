import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { PHOTO_LIMITS } from '../../../rules/ranches/photoFile';
import { transaction } from '../../database/transaction';
import { conflict, Refusal } from '../../errors';
import { inTurn } from '../../limits/inTurn';
import { type DrawnPhoto, drawPhoto } from '../../photos/drawing/drawPhoto';
import { type PhotoOwner, PhotoUpload } from '../../photos/PhotoUpload';
import { IS_ORDERED, IS_SHOWN, TAKEN_DOWN } from '../../photos/photoUses';
import { type PhotoFile, type PhotoStore, photoFile, photoFiles } from '../../photos/store/PhotoStore';
import { lockRancher } from '../lockRancher';

type Given = { db: Knex; store: PhotoStore; owner: PhotoOwner; file: Buffer };

/** Stores a photo for a ranch or a family, unless it was uploaded before. Errors: BAD_USER_INPUT, CONFLICT, UNAVAILABLE. */
export async function storePhoto({ db, store, owner, file }: Given): Promise<PhotoUpload> {
  const key = { ...owner, hash: hashOf(file, owner) };
  await refuseTakenDown(db, key);
  const known = await uploadedAgain(db, key);
  if (known && (await isStored(store, known))) return known;
  if (!known) await refuseWhenFull(db, owner);
  const photo = await inTurn('drawing', () => drawPhoto(file));
  await store.put(photo.files.map((drawn) => fileOf(key, drawn)));
  try {
    return await record(db, key, photo);
  } catch (error) {
    // After a refusal it's certain that no upload uses these files.
    if (error instanceof Refusal) await store.remove(photoFiles({ ...key, width: photo.width }));
    throw error;
  }
}

/** The same photo by a ranch and a family is stored twice, because one of them may remove it. */
function hashOf(file: Buffer, { userId }: PhotoOwner): string {
  const hash = createHash('sha256').update(file);
  if (userId !== null) hash.update(`family ${userId}`);
  return hash.digest('hex').slice(0, 32);
}

type Key = PhotoOwner & { hash: string };

/** Errors: CONFLICT. */
async function refuseTakenDown(db: Knex, { rancherId, hash }: Key): Promise<void> {
  const picture = db.raw('md5(?)', [`/photos/${rancherId}/${hash}`]);
  if (await db('takenDownPictures').where({ picture }).first()) throw conflict(TAKEN_DOWN);
}

/** Finds an earlier upload of the photo and resets its age, so that it isn't deleted while the person is still deciding. */
async function uploadedAgain(db: Knex, key: Key): Promise<PhotoUpload | undefined> {
  const [known] = await PhotoUpload.query(db).patch({ createdAt: db.fn.now() }).where(key).returning('*');
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
    await refuseWhenFull(trx, key);
    return PhotoUpload.query(trx).insertAndFetch({ ...key, width, height, bytes });
  });
}

const TOO_MANY_UNUSED = 'You uploaded many photos that no review shows. They are deleted after a day.';

/** Photos that only old orders show don't count, since the ranch can't remove them. Of a family's, only unused ones count. */
async function refuseWhenFull(db: Knex, { rancherId, userId }: PhotoOwner): Promise<void> {
  const counted = userId === null ? `(${IS_SHOWN} or not ${IS_ORDERED})` : `not ${IS_SHOWN}`;
  const stored = await PhotoUpload.query(db).where({ rancherId, userId }).whereRaw(counted).resultSize();
  if (userId !== null && stored >= PHOTO_LIMITS.unused) throw conflict(TOO_MANY_UNUSED);
  if (userId !== null || stored < PHOTO_LIMITS.stored) return;
  throw conflict(
    `This ranch has ${PHOTO_LIMITS.stored} stored photos, the most it can have. Photos you don't use are deleted after a day.`,
  );
}

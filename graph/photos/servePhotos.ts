import type { Request, RequestHandler, Response } from 'express';
import type { Knex } from 'knex';
import { hasAnyDuty } from '../../rules/accounts/duties';
import { readPhotoPath, type StoredPhoto } from '../../rules/ranches/photoPath';
import type { ContextOf } from '../context';
import { prepared } from '../database/reading/prepared';
import { notFound } from '../errors';
import { IS_PUBLIC, IS_TAKEN_DOWN } from './photoUses';
import { type PhotoStore, photoFile } from './store/PhotoStore';

type Given = { db: Knex; store: PhotoStore; contextOf: ContextOf };
type Upload = { userId: number | null; isPublic: boolean };

/** Short, so that a photo that was taken down or hidden is soon gone from browsers and caches too. */
const CACHE_CONTROL = 'public, max-age=300';

const UPLOAD = `select user_id as "userId", ${IS_PUBLIC} as "isPublic" from photo_uploads
  where rancher_id = ? and hash = ? and not ${IS_TAKEN_DOWN}`;

/** GET /photos/…: only names in our own format are looked up, so no other file can be read. */
export function servePhotos({ db, store, contextOf }: Given): RequestHandler {
  return async (req, res) => {
    const photo = readPhotoPath(req.path);
    const upload = photo && (await findUpload(db, photo));
    if (!upload || !(upload.isPublic || (await maySeeHidden(contextOf, req, res, upload)))) throw notFound('Photo');
    const cacheControl = upload.isPublic ? CACHE_CONTROL : 'private, no-store';
    res.set('ETag', `"${photo.hash}-${photo.width}"`);
    if (req.fresh) return void res.set('Cache-Control', cacheControl).status(304).end();
    const body = await store.read(photoFile(photo, photo.format));
    if (!body) throw notFound('Photo');
    res.set('Cache-Control', cacheControl).type(`image/${photo.format}`).send(body);
  };
}

async function findUpload(db: Knex, { rancherId, hash }: StoredPhoto): Promise<Upload | undefined> {
  if (rancherId > 2_147_483_647) return undefined;
  const [upload] = await prepared<Upload>(db, { sql: UPLOAD, bindings: [rancherId, hash] });
  return upload;
}

/** The family of a hidden review and the admins who judge it still see its photos. */
async function maySeeHidden(contextOf: ContextOf, req: Request, res: Response, { userId }: Upload): Promise<boolean> {
  const { viewer, token } = await contextOf(req, res, false);
  if (!viewer || token) return false;
  return viewer.id === userId || (viewer.userType === 'ADMIN' && hasAnyDuty(viewer, ['RANCH']));
}

import type { Request, RequestHandler } from 'express';
import type { Knex } from 'knex';
import { signedIn } from '../context';
import type { ContextOf } from '../http/requestContext';
import { countAttempt } from '../limits/attempts';
import { inPlace } from './inPlace';
import type { PhotoStore } from './PhotoStore';
import { ranchOfUpload } from './ranchOfUpload';
import { readPhoto } from './readPhoto';
import { storePhoto } from './storePhoto';

/** `bodyTime` is in milliseconds. */
type Given = { db: Knex; store: PhotoStore; contextOf: ContextOf; bodyTime?: number };

/** POST /api/photos: the body is the photo, `?rancherId=` the ranch where an admin sends it. */
export function receivePhotos({ db, store, contextOf, bodyTime = 60_000 }: Given): RequestHandler {
  return async (req, res) => {
    // Who may not upload is told so before anything of the photo is read.
    const context = await contextOf(req, res);
    const ranchId = await ranchOfUpload(context, rancherIdIn(req));
    await countAttempt(context, 'photo', `viewer ${signedIn(context).id}`);
    // The body of a sender who went away meanwhile never ends.
    if (req.destroyed) return;
    const { url, width, height } = await inPlace(ranchId, async () => {
      const file = await readPhoto(req, res, bodyTime);
      return storePhoto({ db, store, ranchId, file });
    });
    res.status(201).json({ url, width, height });
  };
}

function rancherIdIn({ query }: Request): string | undefined {
  return query.rancherId === undefined ? undefined : String(query.rancherId);
}

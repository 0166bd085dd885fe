import type { RequestHandler } from 'express';
import { readPhotoPath } from '../../../rules/ranches/photoPath';
import { notFound } from '../../errors';
import type { PhotoStore } from './PhotoStore';
import { photoFile } from './photoFiles';

const FOREVER = 'public, max-age=31536000, immutable';

/** GET /photos/…: only names in our own format are looked up, so no other file can be read. */
export function servePhotos(store: PhotoStore): RequestHandler {
  return async (req, res) => {
    const photo = readPhotoPath(req.path);
    const body = photo && (await store.read(photoFile(photo, photo.format)));
    if (!body) throw notFound('Photo');
    res.set({ 'Cache-Control': FOREVER, ETag: `"${photo.hash}-${photo.width}"` });
    res.type(`image/${photo.format}`).send(body);
  };
}

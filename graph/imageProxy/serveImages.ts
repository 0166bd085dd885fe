import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { LIMITS } from '../../rules/fields/limits';
import type { Config } from '../config';
import { badInput, notFound } from '../errors';
import type { Network } from '../outbound/Network';
import { publicClient } from '../outbound/publicClient';
import { AddressRefusal, readPublicUrl } from '../outbound/readPublicUrl';
import { DiskCache } from './DiskCache';
import { loadPicture } from './loadPicture';
import { Pictures } from './Pictures';

const MAX_BYTES = 500 * 1024 * 1024;

/** Headers that keep anything in a picture from running if someone opens its URL. */
const GUARDED = {
  'Cache-Control': 'no-store',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Where pictures of other hosts are cached. */
export const pictureDirectory = (dataDir: string) => path.join(dataDir, 'imageProxy');

type Options = { db: Knex; config: Config; log: Logger; network?: Network | undefined };

/** GET /api/image-proxy?url=…: a picture of another host that a ranch, a product or an animal shows. Open to everybody. */
export function serveImages({ db, config, log, network }: Options): RequestHandler {
  const { dataDir, publicUrl } = config;
  const client = publicClient({ network, publicUrl });
  const cache = new DiskCache(pictureDirectory(dataDir), MAX_BYTES);
  const pictures = new Pictures({ cache, log, load: (url) => loadPicture(client, url) });

  return async (req, res) => {
    res.set(GUARDED);
    const url = readImageUrl(req.query.url);
    // Checked each time, so a picture that nobody shows anymore is gone here at once, and from browsers within minutes.
    if (!(await isStoredPicture(db, url))) throw notFound('Image');
    const body = await pictures.read(url);
    res.set('Cache-Control', 'public, max-age=300').type('image/webp').send(body);
  };
}

/** The requested URL, as it's stored. Errors: BAD_USER_INPUT. */
function readImageUrl(url: unknown): string {
  if (typeof url !== 'string' || url === '')
    throw badInput({ url: 'Give the address of the image once: ?url=https://…' });
  if (url.length > LIMITS.url) throw badInput({ url: `An address has at most ${LIMITS.url} characters` });
  try {
    readPublicUrl(url);
  } catch (error) {
    if (error instanceof AddressRefusal) throw badInput({ url: error.message });
    throw error;
  }
  return url;
}

/** Whether a ranch, a product or an animal currently shows the picture at this URL. */
export async function isStoredPicture(db: Knex, url: string): Promise<boolean> {
  const { rows } = await db.raw(
    `select
      not exists (select from taken_down_pictures where picture = md5(:url::text))
      and (exists (select from ranchers where linked_pictures(gallery_images || image_url) @> array[md5(:url::text)])
      or exists (select from products where image_url = :url and image_url not like '/%')
      or exists (select from animals where photo_url = :url and photo_url not like '/%')) as stored`,
    { url },
  );
  return rows[0].stored;
}

import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { notFound } from '../errors';
import type { Network } from '../outbound/Network';
import { publicClient } from '../outbound/publicClient';
import { DiskCache } from './DiskCache';
import { isStoredPicture } from './isStoredPicture';
import { loadPicture } from './loadPicture';
import { Pictures } from './Pictures';
import { readImageUrl } from './readImageUrl';

const MOST_BYTES = 500 * 1024 * 1024;

/** Whoever opens an answer by itself gets nothing that could run. */
const GUARDED = {
  'Cache-Control': 'no-store',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

type Options = { db: Knex; config: Config; log: Logger; network?: Network | undefined };

/** GET /api/image-proxy?url=…: a picture of another host that a ranch or a product shows, for everybody. */
export function serveImages({ db, config, log, network }: Options): RequestHandler {
  const { dataDir, publicUrl } = config;
  const client = publicClient({ network, publicUrl });
  const cache = new DiskCache(path.join(dataDir, 'imageProxy'), MOST_BYTES);
  const pictures = new Pictures({ cache, log, load: (url) => loadPicture(client, url) });

  return async (req, res) => {
    res.set(GUARDED);
    const url = readImageUrl(req.query.url);
    // Asked each time: what is shown no longer is gone here at once, and from browsers within the hour.
    if (!(await isStoredPicture(db, url))) throw notFound('Image');
    const body = await pictures.read(url);
    res.set('Cache-Control', 'public, max-age=3600').type('image/webp').send(body);
  };
}

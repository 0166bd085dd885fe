import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { DEFAULT_RANCH_PICTURE } from '../../rules/products/pictures';
import { photoWidths, readPhotoPath } from '../../rules/ranches/photoPath';
import type { RanchApproval } from '../../rules/words/vocabulary';
import { prepared } from '../database/reading/prepared';
import { notFound } from '../errors';
import { trueCosts } from '../find/trueCostSql';
import { HttpRefusal } from '../http/HttpRefusal';
import { LoadCache } from '../LoadCache';
import { ConcurrencyLimit } from '../limits/ConcurrencyLimit';
import { type PhotoStore, photoFile } from '../photos/store/PhotoStore';
import { linkPictures } from './drawLinkPicture';
import { type PicturedRanch, pictureTexts, pictureVersion } from './linkPicture';

/** The path of a picture. Its version is in the query. */
export const LINK_PICTURES = /^\/link-pictures\/(\d{1,9})\.jpg$/;

/** One picture is drawn at a time, which takes about 100 ms outside the thread that answers requests. */
const DRAWING = { running: { all: 1 }, waiting: { all: 15 }, patience: 5_000 };

/** How many pictures are cached, of about 100 kB each. */
const MAX_CACHED = 150;

const BUILT = /^\/pictures\/[\w-]+\.(avif|webp|png|jpg)$/;

/** The width of a photo that is enough for the picture. */
const MIN_WIDTH = 960;

type Given = { db: Knex; client: string; photos: PhotoStore; log: Logger };
type Ranch = PicturedRanch & { approval: RanchApproval };

/** Checks the ranch each time, since it may be suspended. Other hosts' pictures would keep a preview waiting. */
export function serveLinkPictures({ db, client, photos, log }: Given): RequestHandler {
  const draw = linkPictures(client);
  const limit = new ConcurrencyLimit(DRAWING);
  const cache = new LoadCache<string, Buffer>({ max: MAX_CACHED });

  const built = (file: string) => readFile(path.join(client, file));
  const photoOf = async ({ imageUrl }: Ranch): Promise<Buffer | null> => {
    const photo = imageUrl ? readPhotoPath(imageUrl) : null;
    if (photo) {
      const width = photoWidths(photo.width).find((each) => each >= MIN_WIDTH) ?? photo.width;
      return photos.read(photoFile({ ...photo, width }, 'webp'));
    }
    return imageUrl && BUILT.test(imageUrl) ? built(imageUrl) : null;
  };
  const drawn = async (ranch: Ranch): Promise<Buffer> => {
    const words = pictureTexts(ranch);
    try {
      const photo = await photoOf(ranch);
      if (photo) return await draw(words, photo);
    } catch (err) {
      log.warn({ err, rancherId: ranch.id }, 'the picture of a ranch was drawn without its photo');
    }
    return draw(words, await built(DEFAULT_RANCH_PICTURE));
  };
  const pictureOf = (ranch: Ranch) =>
    cache.read(`${ranch.id} ${pictureVersion(ranch)}`, () => limit.run('', () => drawn(ranch)));
  return async (req, res) => {
    const ranch = await shownRanch(db, Number(req.params[0]));
    res.set({
      'Cache-Control': 'no-cache',
      // Lets pages of other sites show the preview.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${pictureVersion(ranch)}"`,
    });
    if (req.fresh) return void res.status(304).end();
    res.type('jpeg').send(await pictureOf(ranch));
  };
}

/** Errors: 404, and 410 for a suspended ranch. */
async function shownRanch(db: Knex, id: number): Promise<Ranch> {
  const sql = `select r.id, r.approval, r.ranch_name, r.city, r.state, r.image_url, r.rating, r.review_count, (
      select coalesce(json_agg(json_build_object('share', cost.share, 'availability', cost.availability,
        'linePrice', cost.line_price) order by cost.quarters), '[]')
      from (${trueCosts('r', { miles: 'null::float8', hasPlace: 'false' })}) cost
    ) as offers
    from ranchers r where r.id = ?`;
  const [ranch] = await prepared<Ranch>(db, { sql, bindings: [id] });
  if (ranch?.approval === 'SUSPENDED') throw new HttpRefusal(410, 'This ranch is no longer here', 'NOT_FOUND');
  if (ranch?.approval !== 'APPROVED') throw notFound('Picture');
  return ranch;
}

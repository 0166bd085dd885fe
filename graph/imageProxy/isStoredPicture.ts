import type { Knex } from 'knex';

/** Whether a ranch or a product shows a picture that lies at this address, now. */
export async function isStoredPicture(db: Knex, url: string): Promise<boolean> {
  const { rows } = await db.raw(
    `select
      exists (select from ranchers where linked_pictures(gallery_images || image_url) @> array[md5(:url::text)])
      or exists (select from products where image_url = :url and image_url not like '/%') as stored`,
    { url },
  );
  return rows[0].stored;
}

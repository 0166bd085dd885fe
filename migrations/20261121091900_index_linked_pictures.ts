import type { Knex } from 'knex';

/** The image proxy asks of every address whether a ranch shows it. Hashes, because an address can be longer than an index bears. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of pictures that lie on other hosts; our own are paths.
    create function linked_pictures(urls text[]) returns text[] language sql immutable parallel safe
      return (select coalesce(array_agg(md5(url)), '{}') from unnest(urls) as url where url not like '/%');
    create index ranchers_linked_pictures on ranchers
      using gin (linked_pictures(gallery_images || image_url)) with (fastupdate = off);
    create index products_linked_picture on products using hash (image_url) where image_url not like '/%';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index products_linked_picture, ranchers_linked_pictures;
    drop function linked_pictures;
  `);
}

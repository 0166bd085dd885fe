import { beforeAll, expect, test } from 'vitest';
import { isStoredPicture } from '../graph/imageProxy/serveImages';
import { planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('linked_picture_indexes');

const LONG = `https://pictures.example/${'ö'.repeat(1_970)}`;

beforeAll(async () => {
  await db.raw(
    `insert into users (email, name, user_type) select md5(n::text), '', 'RANCHER' from generate_series(1, 5000) as n;
    insert into ranchers (user_id, ranch_name, city, state, zip_code, image_url, gallery_images)
    select id, '', '', 'Texas', '78701', 'https://pictures.example/main/' || id,
      array['https://pictures.example/a/' || id, '/pictures/ranch-01-960.avif']
    from users;
    insert into products (rancher_id, kind, name, price, image_url)
    select id, 'CUSTOM', '', 100, 'https://pictures.example/box/' || id from ranchers;
    update ranchers set image_url = null where id = 2;
    update ranchers set gallery_images = array[:url] where id = 3;
    insert into animals (rancher_id, tag, pricing, price, hang_days, cutting_days, photo_url)
    select id, '41', 'FLAT', 100, 14, 7, 'https://pictures.example/animal/' || id from ranchers;
    update products set image_url = '/photos/1/x.webp' where id = 4`.replace(':url', `'${LONG}'`),
  );
  await db.raw('vacuum analyze ranchers, products, animals');
});

test('whether a picture is shown is read from indexes', async () => {
  const plan = await planOf(db, ({ db: trx }) => isStoredPicture(trx, 'https://pictures.example/main/1'));
  expect(plan).toContain('ranchers_linked_pictures');
  expect(plan).toContain('products_linked_picture');
  expect(plan).toContain('animals_linked_picture');
  expect(plan).not.toContain('Seq Scan');
});

test.each([
  'https://pictures.example/main/1',
  'https://pictures.example/a/1',
  'https://pictures.example/a/2',
  'https://pictures.example/box/5000',
  'https://pictures.example/animal/5000',
  LONG,
])('address %# is shown', async (picture) => expect(await isStoredPicture(db, picture)).toBe(true));

test.each([
  'https://pictures.example/main/2',
  'https://pictures.example/main/5001',
  'https://pictures.example/main/1?size=1',
  'HTTPS://pictures.example/main/1',
  'https://pictures.example/a/3',
  'https://pictures.example/box/4',
  '/pictures/ranch-01-960.avif',
  '/photos/1/x.webp',
  '',
])('%s is not', async (picture) => expect(await isStoredPicture(db, picture)).toBe(false));

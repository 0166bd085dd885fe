import { beforeEach, expect, test } from 'vitest';
import { refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const CREATE = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id imageUrl } }';
const UPDATE = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { imageUrl } }';
const LIST = `mutation ($id: ID!, $input: RancherProfileInput!) {
  updateRancherProfile(rancherId: $id, input: $input) { otherProductsList { imageUrl } }
}`;

const NOT_UPLOADED = "This photo isn't stored for this ranch. Please upload it again.";
const jerky = { name: 'Beef jerky', price: 1_200 };
const box = { kind: 'BEEF_BOX', name: 'Grill box', price: 14_900 };
const cut = { kind: 'SELECT_CUT', name: 'Ribeye', cut: 'Ribeye', pricePerPound: 2_450 };

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let own: string;
let foreign: string;
beforeEach(async () => {
  rancher = await make.rancher();
  own = await uploaded(rancher.ranch.id);
  foreign = await uploaded((await make.rancher()).ranch.id);
});

/** Stores a photo of a ranch, and returns its path. */
async function uploaded(rancherId: number): Promise<string> {
  const hash = crypto.randomUUID().replaceAll('-', '');
  await db('photoUploads').insert({ rancherId, hash, width: 960, height: 640, bytes: 4 });
  return `/photos/${rancherId}/${hash}-960.webp`;
}

const create = (imageUrl: string) => as(rancher).run(CREATE, { input: { ...jerky, imageUrl } });
const update = (id: number, imageUrl: string) =>
  as(rancher).run(UPDATE, { id: String(id), input: { ...jerky, imageUrl } });
const list = (entries: object[]) =>
  as(rancher).run(LIST, { id: String(rancher.ranch.id), input: { otherProductsList: entries } });

const refused = (field: string) => [
  expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields: { [field]: NOT_UPLOADED } } }),
];

test('the ranch’s own uploads and pictures from our site and the web are accepted', async () => {
  for (const imageUrl of [own, '/images/box.svg', 'https://x.test/photos/a.jpg']) {
    const product = await make.product(rancher.ranch.id);
    expect((await create(imageUrl)).data.createProduct.imageUrl).toBe(imageUrl);
    expect((await update(product.id, imageUrl)).data.updateProduct.imageUrl).toBe(imageUrl);
    const { data } = await list([{ ...jerky, imageUrl }]);
    expect(data.updateRancherProfile.otherProductsList).toEqual([{ imageUrl }]);
  }
});

test('an upload of another ranch and a missing upload are refused', async () => {
  const product = await make.product(rancher.ranch.id);
  for (const imageUrl of [foreign, `${own}x`]) {
    expect((await create(imageUrl)).errors).toEqual(refused('imageUrl'));
    expect((await update(product.id, imageUrl)).errors).toEqual(refused('imageUrl'));
    const answer = await list([
      { ...jerky, imageUrl: own },
      { ...jerky, imageUrl },
    ]);
    expect(answer.errors).toEqual(refused('otherProductsList[1].imageUrl'));
  }
  expect(await db('products').where({ rancherId: rancher.ranch.id })).toMatchObject([{ imageUrl: null }]);
});

test.each([box, cut])(
  'a $kind accepts the ranch’s own upload, refuses other uploads and odd ports, and null clears the picture',
  async (input) => {
    const save = (id: string, imageUrl: string | null) =>
      as(rancher).run(UPDATE, { id, input: { ...input, imageUrl } });
    const created = await as(rancher).run(CREATE, { input: { ...input, imageUrl: own } });
    const { id, imageUrl } = created.data.createProduct;
    expect(imageUrl).toBe(own);
    expect((await save(id, foreign)).errors).toEqual(refused('imageUrl'));
    expect(refusalOf(await save(id, 'http://x.test:8080/a.jpg'))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { imageUrl: expect.any(String) },
    });
    expect(await db('products').where({ id: Number(id) })).toMatchObject([{ imageUrl: own }]);
    expect((await save(id, null)).data.updateProduct.imageUrl).toBeNull();
  },
);

test('a product can keep its existing picture, but no other product can use it', async () => {
  const imageUrl = foreign;
  const { id } = await make.product(rancher.ranch.id, { imageUrl });
  expect((await update(id, imageUrl)).data.updateProduct.imageUrl).toBe(imageUrl);
  const kept = { ...jerky, id: String(id), imageUrl };
  expect((await list([kept])).errors).toBeUndefined();
  expect((await list([kept, { ...jerky, imageUrl }])).errors).toEqual(refused('otherProductsList[1].imageUrl'));
});

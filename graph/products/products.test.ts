import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, fieldsOf, refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const FIELDS = `__typename id name description imageUrl available inspection
  ... on CustomProduct { price weight variants { id name price size weight } }
  ... on BeefBox { price weight contents }
  ... on SelectCut { cut pricePerPound }`;
const CREATE = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = `mutation ($id: ID!) { deleteProduct(id: $id) { id products { id } } }`;
const LISTING = `query ($id: ID!) {
  rancher(id: $id) { averageProductPrice products { ${FIELDS} } customProducts { id } otherProductsList { id } }
}`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;
beforeEach(async () => {
  rancher = await make.rancher();
});

type Person = { id: number } | null;
const create = (input: object, person: Person = rancher) => as(person).run(CREATE, { input });
const update = (id: number, input: object, person: Person = rancher) =>
  as(person).run(UPDATE, { id: String(id), input });
const remove = (id: number, person: Person = rancher) => as(person).run(DELETE, { id: String(id) });
const listing = async () => (await as(rancher).run(LISTING, { id: String(rancher.ranch.id) })).data.rancher;
const ranchRow = () => db('ranchers').where({ id: rancher.ranch.id }).first();

const box = { kind: 'BEEF_BOX', name: 'Family box', price: 14_900, weight: 12.5, contents: ['Steaks', 'Ground beef'] };

describe('creating a product', () => {
  test('a custom product with variants', async () => {
    const variants = [{ name: 'Large bag', price: 2_000, size: '1 lb', weight: 1.1 }];
    const { data } = await create({
      name: ' Beef jerky ',
      price: 1_200,
      weight: 0.5,
      description: 'Peppered',
      variants,
    });
    expect(data.createProduct).toMatchObject({
      __typename: 'CustomProduct',
      name: 'Beef jerky',
      description: 'Peppered',
      imageUrl: null,
      available: true,
      price: 1_200,
      weight: 0.5,
      variants,
    });
    expect(await ranchRow()).toMatchObject({ offerOtherProducts: true, offerBeefBoxes: false, offerSelectCuts: false });
  });

  test('a beef box', async () => {
    const { data } = await create({ ...box, imageUrl: '/images/box.svg', variants: [{ name: 'No', price: 1 }] });
    const { kind: _kind, ...fields } = box;
    expect(data.createProduct).toMatchObject({ __typename: 'BeefBox', ...fields, imageUrl: '/images/box.svg' });
    expect(await db('product_variants').where({ productId: Number(data.createProduct.id) })).toEqual([]);
    expect((await ranchRow()).offerBeefBoxes).toBe(true);
  });

  test('a select cut, priced by the pound and named by its cut', async () => {
    const { data } = await create({
      kind: 'SELECT_CUT',
      name: '',
      cut: 'Ribeye',
      pricePerPound: 2_450,
      available: false,
    });
    expect(data.createProduct).toMatchObject({
      __typename: 'SelectCut',
      name: 'Ribeye',
      cut: 'Ribeye',
      pricePerPound: 2_450,
      available: false,
    });
    expect((await ranchRow()).offerSelectCuts).toBe(true);
  });

  test('is refused above the limit, even for two requests at once', async () => {
    const rows = Array.from({ length: 99 }, () => ({
      rancherId: rancher.ranch.id,
      kind: 'CUSTOM',
      name: 'Jerky',
      price: 1,
    }));
    await db('products').insert(rows);
    const answers = await Promise.all([create(box), create(box)]);
    const [refused] = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toMatchObject({
      message: 'A ranch can have at most 100 products',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await listing()).products).toHaveLength(100);
  });
});

describe('changing a product', () => {
  test('changes the given fields, keeps variants by id and removes those that are not in the list', async () => {
    const jerky = await make.product(rancher.ranch.id, { description: 'Peppered', weight: 0.5 });
    const small = await make.variant(jerky.id, { name: 'Small', size: '4 oz' });
    await make.variant(jerky.id, { name: 'Gone' });
    const variants = [
      { id: String(small.id), name: 'Smaller', price: 500 },
      { name: 'Big', price: 900 },
    ];
    const { data } = await update(jerky.id, { name: 'Dry jerky', price: 1_300, variants });
    expect(data.updateProduct.weight).toBe(0.5);
    const weightless = await update(jerky.id, { name: 'Dry jerky', price: 1_300, weight: null });
    expect(weightless.data.updateProduct.weight).toBeNull();
    expect(data.updateProduct).toMatchObject({
      id: String(jerky.id),
      name: 'Dry jerky',
      description: 'Peppered',
      price: 1_300,
    });
    expect(data.updateProduct.variants).toMatchObject([
      { id: String(small.id), name: 'Smaller', price: 500, size: '4 oz' },
      { name: 'Big', price: 900, size: null },
    ]);
  });

  test('leaving out the list of variants keeps them, and an empty list removes them', async () => {
    const jerky = await make.product(rancher.ranch.id);
    await make.variant(jerky.id);
    expect((await update(jerky.id, { name: 'Jerky', price: 1 })).data.updateProduct.variants).toHaveLength(1);
    expect((await update(jerky.id, { name: 'Jerky', price: 1, variants: [] })).data.updateProduct.variants).toEqual([]);
  });

  test('a price and a cut that are left out stay', async () => {
    const jerky = await make.product(rancher.ranch.id, { price: 1_300 });
    expect((await update(jerky.id, { name: 'Dry jerky' })).data.updateProduct).toMatchObject({
      name: 'Dry jerky',
      price: 1_300,
    });
    const cut = await make.product(rancher.ranch.id, { kind: 'SELECT_CUT', cut: 'Ribeye', price: 2_000 });
    const { data } = await update(cut.id, { name: 'Aged ribeye', pricePerPound: 2_100 });
    expect(data.updateProduct).toMatchObject({ name: 'Aged ribeye', cut: 'Ribeye', pricePerPound: 2_100 });
    expect((await update(cut.id, { name: 'Ribeye' })).data.updateProduct).toMatchObject({ pricePerPound: 2_100 });
  });

  test('fields of a box that are left out stay, and null clears them', async () => {
    const { kind: _kind, ...sent } = box;
    const { id } = await make.product(rancher.ranch.id, { ...sent, kind: 'BEEF_BOX' });
    expect((await update(id, { name: 'Big box' })).data.updateProduct).toMatchObject({ ...sent, name: 'Big box' });
    const changes = {
      name: 'Big box',
      imageUrl: '/images/box.svg',
      weight: 20.5,
      contents: ['"Ribs", {2}', 'Brisket'],
    };
    expect((await update(id, changes)).data.updateProduct).toMatchObject(changes);
    const emptied = await update(id, { name: 'Big box', imageUrl: null, weight: null, contents: null });
    expect(emptied.data.updateProduct).toMatchObject({ imageUrl: null, weight: null, contents: [] });
  });

  test('its kind cannot change', async () => {
    const cut = await make.product(rancher.ranch.id, {
      kind: 'SELECT_CUT',
      name: 'Ribeye',
      cut: 'Ribeye',
      price: 2_000,
    });
    const { data } = await update(cut.id, { kind: 'CUSTOM', name: 'Sirloin', price: 1, pricePerPound: 1_800 });
    expect(data.updateProduct).toMatchObject({
      __typename: 'SelectCut',
      name: 'Sirloin',
      cut: 'Ribeye',
      pricePerPound: 1_800,
    });
  });

  test('order items stay unchanged', async () => {
    const jerky = await make.product(rancher.ranch.id);
    const order = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
    await db('order_items').insert({
      orderId: order.id,
      type: 'OTHER',
      name: 'Beef jerky',
      quantity: 1,
      price: 1_200,
      productId: jerky.id,
    });
    await update(jerky.id, { name: 'Dry jerky', price: 1 });
    await remove(jerky.id);
    expect(await db('order_items').where({ productId: jerky.id }).first()).toMatchObject({
      name: 'Beef jerky',
      price: 1_200,
    });
  });
});

describe('deleting a product', () => {
  test('removes it and its variants', async () => {
    const jerky = await make.product(rancher.ranch.id);
    const kept = await make.product(rancher.ranch.id);
    await make.variant(jerky.id);
    expect((await remove(jerky.id)).data.deleteProduct).toEqual({
      id: String(rancher.ranch.id),
      products: [{ id: String(kept.id) }],
    });
    expect(codeOf(await remove(jerky.id))).toBe('NOT_FOUND');
  });
});

describe('the listing', () => {
  test('has all kinds in the ranch’s order, and the custom ones separately', async () => {
    const cut = await make.product(rancher.ranch.id, { kind: 'SELECT_CUT', cut: 'Ribeye' });
    const jerky = await make.product(rancher.ranch.id, { price: 1_000 });
    const tallow = await make.product(rancher.ranch.id, { price: 1_001, available: false });
    const answer = await listing();
    expect(answer.products.map(({ id }: { id: string }) => Number(id))).toEqual([cut.id, jerky.id, tallow.id]);
    const custom = [{ id: String(jerky.id) }, { id: String(tallow.id) }];
    expect(answer).toMatchObject({ averageProductPrice: 1_001, customProducts: custom, otherProductsList: custom });
  });

  test('has no average without custom products', async () => {
    await make.product(rancher.ranch.id, { kind: 'SELECT_CUT', cut: 'Ribeye' });
    expect((await listing()).averageProductPrice).toBeNull();
  });
});

describe('refusals', () => {
  const jerky = { name: 'Beef jerky', price: 1_200 };
  const variant = { name: 'Large bag', price: 2_000 };

  test.each([
    ['price', { ...jerky, price: 10_000_001 }, 'At most $100,000.00'],
    ['description', { ...jerky, description: 'x'.repeat(501) }, 'At most 500 characters (this has 501)'],
    ['imageUrl', { ...jerky, imageUrl: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ['available', { ...jerky, available: null }, 'Please say yes or no'],
    ['contents[0]', { ...box, contents: [' '] }, "Please name what's in the box"],
    ['variants[0].weight', { ...jerky, variants: [{ ...variant, weight: -1 }] }, 'Weight cannot be negative'],
    ['variants', { ...jerky, variants: Array.from({ length: 21 }, () => variant) }, 'At most 20 entries'],
  ])('%s of %j', async (field, input, message) => {
    expect(refusalOf(await create(input))).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
    expect((await listing()).products).toEqual([]);
  });

  test('a variant of another product, and nothing is changed', async () => {
    const own = await make.product(rancher.ranch.id);
    const foreign = await make.variant((await make.product(rancher.ranch.id)).id);
    const { errors } = await update(own.id, {
      name: 'Changed',
      price: 1,
      variants: [{ ...variant, id: String(foreign.id) }],
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { 'variants[0].id': 'This entry no longer exists. Please reload and try again.' },
    });
    expect(await db('products').where({ id: own.id }).first()).toMatchObject({ name: 'Beef jerky' });
  });
});

describe('the inspection of a product', () => {
  test('can be set, stays when it is left out, and can be cleared', async () => {
    const { id } = (await create({ ...box, inspection: 'STATE' })).data.createProduct;
    expect((await update(Number(id), { name: 'Box' })).data.updateProduct.inspection).toBe('STATE');
    expect((await update(Number(id), { name: 'Box', inspection: null })).data.updateProduct.inspection).toBeNull();
    expect((await create(box)).data.createProduct.inspection).toBeNull();
  });

  test('is never custom-exempt, because such beef is sold only as shares', async () => {
    expect(fieldsOf(await create({ ...box, inspection: 'CUSTOM_EXEMPT' }))).toEqual({
      inspection: expect.stringContaining('Sell shares of the live animal'),
    });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const CREATE = 'mutation ($input: ProductInput!) { createProduct(input: $input) { __typename id name } }';
const UPDATE = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }';
const LISTING = `query ($id: ID!) { rancher(id: $id) { products { __typename id name available
  ... on CustomProduct { price variants { id price } } ... on BeefBox { price } ... on SelectCut { pricePerPound }
} } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  amount orderType items { name type quantity price variantName }
} }`;

const customer = await make.customer();
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher();
});

const listed = async () => {
  const { data } = await as(customer).run(LISTING, { id: String(rancher.ranch.id) });
  return data.rancher.products;
};

const order = (orderType: string, item: object) =>
  as(customer).run(PLACE, {
    input: {
      rancherId: String(rancher.ranch.id),
      customerName: 'Ann Miller',
      customerEmail: 'ann@herdline.test',
      customerZip: '78704',
      shippingMethod: 'LOCAL_PICKUP',
      orderType,
      productDetails: [item],
    },
  });

const KINDS = [
  {
    what: 'a custom product',
    input: { kind: 'CUSTOM', name: 'Beef jerky', price: 1_200 },
    raised: { name: 'Beef jerky', price: 1_300 },
    item: { type: 'OTHER', quantity: 3, price: 1_200 },
    orderType: 'OTHER',
    name: 'Beef jerky',
  },
  {
    what: 'a beef box',
    input: { kind: 'BEEF_BOX', name: 'Family box', price: 14_900, contents: ['4 ribeye steaks'], weight: 12 },
    raised: { name: 'Family box', price: 15_900 },
    item: { type: 'BEEF_BOX', quantity: 2, price: 14_900 },
    orderType: 'BEEF_BOX',
    name: 'Family box',
  },
  {
    what: 'a select cut',
    input: { kind: 'SELECT_CUT', name: '', cut: 'Ribeye', pricePerPound: 2_450 },
    raised: { name: 'Ribeye', pricePerPound: 2_550 },
    item: { type: 'SELECT_CUT', quantity: 4, price: 2_450 },
    orderType: 'SELECT_CUTS',
    name: 'Ribeye',
  },
];

describe.each(KINDS)('$what', ({ input, raised, item, orderType, name }) => {
  const create = async () => (await as(rancher).run(CREATE, { input })).data.createProduct.id as string;

  test('is sold at its new price after a change', async () => {
    const id = await create();
    await as(rancher).run(UPDATE, { id, input: { ...raised, kind: input.kind } });
    const { errors } = await order(orderType, { ...item, id });
    const price = 'pricePerPound' in raised ? raised.pricePerPound : raised.price;
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'PRICE_CHANGED', prices: [{ price, sent: item.price }] });
  });

  test('cannot be ordered while it is unavailable or after it is deleted', async () => {
    const id = await create();
    await as(rancher).run(UPDATE, { id, input: { ...input, name, available: false } });
    expect(codeOf(await order(orderType, { ...item, id }))).toBe('BAD_USER_INPUT');
    await as(rancher).run(DELETE, { id });
    expect(await listed()).toEqual([]);
    expect(codeOf(await order(orderType, { ...item, id }))).toBe('BAD_USER_INPUT');
  });
});

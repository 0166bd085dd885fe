import { beforeAll, describe, expect, test } from 'vitest';
import { searchForm } from '../rules/words/searchForm';
import { testGraph } from './testing/graph';

const { as, db, make } = await testGraph();

const SEARCH = `query ($search: String) { admin {
  orders(search: $search, first: 100) { nodes { id } }
  customers(search: $search, first: 100) { nodes { id } }
  ranchers(search: $search, first: 100) { nodes { id } }
} }`;
const OWN = 'query ($search: String) { viewer { ranch { orders(search: $search) { nodes { id } } } } }';

// Each person has a place, phone number and email that nobody else in this database has.
const family = { name: 'Zo\u00eb O\u2019Quimby', email: 'zelda.quimby@herdline.test', phone: '(830) 555-0177' };
const owner = { name: 'Wade Orr', email: 'wade.orr@herdline.test', phone: '+1 406.555.0188' };

let admin: Awaited<ReturnType<typeof make.admin>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let order: Awaited<ReturnType<typeof make.order>>;
let other: Awaited<ReturnType<typeof make.order>>;
let customer: Awaited<ReturnType<typeof make.customer>>;

beforeAll(async () => {
  admin = await make.admin();
  customer = await make.customer({ ...family, city: 'Utopia', state: 'Texas', zipCode: '78884-1234' });
  const place = { city: 'Wisdom', state: 'Montana', zipCode: '59761' };
  rancher = await make.rancher({ ranchName: 'Big Ho\u0301le Beef', ...place }, owner);
  const given = { customerName: family.name, customerEmail: family.email, customerZip: '78884' };
  order = await make.order({
    ...given,
    customerPhone: '830 555 0177',
    customerId: customer.id,
    rancherId: rancher.ranch.id,
  });
  const someone = await make.customer();
  other = await make.order({ customerId: someone.id, rancherId: rancher.ranch.id, customerName: 'Someone Else' });
});

async function found(search: string) {
  const { data } = await as(admin).run(SEARCH, { search });
  const holds = (list: 'orders' | 'customers' | 'ranchers', id: number) =>
    data.admin[list].nodes.some((node: { id: string }) => node.id === String(id));
  return {
    order: holds('orders', order.id),
    customer: holds('customers', customer.id),
    ranch: holds('ranchers', rancher.ranch.id),
    other: holds('orders', other.id),
  };
}

describe('an admin finds', () => {
  const nothing = { order: false, customer: false, ranch: false, other: false };

  test.each([
    '(830) 555-0177',
    '830-555-0177',
    '8305550177',
    '+1 830 555 0177',
    '555-0177',
    'zelda.quimby@herdline.test',
    'ZELDA.QUIMBY@herdline.test',
    'quimby',
    "zoe o'quimby",
    'Zoe\u0308 O\u2019Quimby',
    'ZO\u00cb O\u02bcQuimby',
    '78884',
    '78884-9999',
    'Utopia, Texas',
    'utopia, tx',
    'Utopia TX',
    'Utopia, TX 78884',
  ])('a family and its order by %s', async (search) => {
    expect(await found(search)).toEqual({ ...nothing, order: true, customer: true });
  });

  test.each([
    '(406) 555-0188',
    '4065550188',
    '406.555.01',
    'wade.orr@herdline.test',
    '59761',
    'Wisdom, Montana',
    'Wisdom, MT',
    'wisdom mt',
  ])('a ranch by %s', async (search) => {
    expect(await found(search)).toEqual({ ...nothing, ranch: true });
  });

  test.each([(id: number) => `#${id}`, (id: number) => `order ${id}`, (id: number) => `Order #${id}`])(
    'nothing but the order by %s',
    async (spell) => {
      const { data } = await as(admin).run(SEARCH, { search: spell(order.id) });
      expect(data.admin.orders.nodes).toEqual([{ id: String(order.id) }]);
    },
  );

  test('the order by its number alone', async () => {
    expect(await found(String(order.id))).toMatchObject({ order: true });
  });
});

test.each(['Wisdom, Montana', 'wisdom, mt', 'Wisdom MT', 'big hole', 'BIG H\u00d3LE'])(
  'a family finds a ranch by %s',
  async (search) => {
    const LIST = 'query ($search: String) { ranchers(filter: { search: $search }) { nodes { id } } }';
    const { data } = await as(customer).run(LIST, { search });
    expect(data.ranchers.nodes).toEqual([{ id: String(rancher.ranch.id) }]);
  },
);

describe('a rancher finds an order', () => {
  const own = async (search: string) => (await as(rancher).run(OWN, { search })).data.viewer.ranch.orders.nodes;

  test.each(['(830) 555-0177', '8305550177', '555-0177', 'Quimby', "zoe o'q", family.email, '78884'])(
    'by %s',
    async (search) => {
      expect(await own(search)).toEqual([{ id: String(order.id) }]);
    },
  );

  test('by its number in every spelling', async () => {
    for (const search of [`#${order.id}`, `order ${order.id}`, `Order #${order.id}`]) {
      expect(await own(search)).toEqual([{ id: String(order.id) }]);
    }
  });

  test('only of their own ranch', async () => {
    const stranger = await make.rancher();
    const answer = await as(stranger).run(OWN, { search: `#${order.id}` });
    expect(answer.data.viewer.ranch.orders.nodes).toEqual([]);
  });
});

test('the database and the server bring a text into the same form for searches', async () => {
  const texts = ['Zoe\u0308 ZOË', 'O’Brien ‘x’ ʼ', 'Łódź ﬁn ½ Å', 'Été–Hiver—‐‑', 'İstanbul', 'ß Ω Ж', '日本 ｶﾞ'];
  const { rows } = await db.raw('select search_form(text) as form from unnest(?::text[]) as text', [texts]);
  expect(rows.map(({ form }: { form: string }) => form)).toEqual(texts.map(searchForm));
});

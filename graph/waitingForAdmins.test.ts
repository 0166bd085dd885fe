import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from './persisted/documents.generated';
import { countStatements } from './testing/countStatements';
import { testGraph } from './testing/graph';

const { db, as, make } = await testGraph();

const LISTS = {
  lateOrders: 'nodes { id status }',
  overdueCommissions: 'nodes { id amount charges oldestChargeAt rancher { id ranchName commission { balance } } }',
  failedMails: 'nodes { id template state user { id } }',
  failedWebhooks: 'nodes { id address failures failingSince lastDeliveredAt owner { id name } }',
} as const;
type ListName = keyof typeof LISTS;
const names = Object.keys(LISTS) as ListName[];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

let admin: Awaited<ReturnType<typeof make.admin>>;
let customer: Awaited<ReturnType<typeof make.customer>>;
let seller: Awaited<ReturnType<typeof make.rancher>>;

beforeAll(async () => {
  admin = await make.admin();
  customer = await make.customer();
  seller = await make.rancher();
});

const textOf = (name: ListName) =>
  `query ($first: Int = 100, $after: String) { admin { ${name}(first: $first, after: $after) {
    ${LISTS[name]} totalCount pageInfo { hasNextPage endCursor } } } }`;

/** Reads the whole list, or a page of it. */
async function read(name: ListName, variables: Record<string, unknown> = {}) {
  const { data, errors } = await as(admin).run(textOf(name), variables);
  expect(errors).toBeUndefined();
  return data.admin[name];
}

/** Reads all pages of a list, into which other test files put records, too. */
async function readAll(name: ListName) {
  const { nodes, totalCount, pageInfo } = await read(name);
  for (let { hasNextPage, endCursor } = pageInfo; hasNextPage; ) {
    const next = await read(name, { after: endCursor });
    nodes.push(...next.nodes);
    ({ hasNextPage, endCursor } = next.pageInfo);
  }
  return { nodes, totalCount };
}

type Node = { id: string; [field: string]: unknown };
const idsOf = ({ nodes }: { nodes: Node[] }) => nodes.map(({ id }) => Number(id));
const only = (list: { nodes: Node[] }, ids: number[]) => idsOf(list).filter((id) => ids.includes(id));

describe('late orders', () => {
  test('are those that have been pending for more than three days, oldest first', async () => {
    const given = { customerId: customer.id, rancherId: seller.ranch.id };
    const older = await make.order({ ...given, createdAt: daysAgo(9) });
    const old = await make.order({ ...given, createdAt: daysAgo(3.1) });
    const fresh = await make.order({ ...given, createdAt: daysAgo(2.9) });
    const called = await make.order({ ...given, createdAt: daysAgo(9), status: 'CONTACTED' });
    const all = [old, older, fresh, called].map(({ id }) => id);
    const list = await readAll('lateOrders');
    expect(only(list, all)).toEqual([older.id, old.id]);
    expect(list.totalCount).toBe(list.nodes.length);
    const first = await read('lateOrders', { first: 1 });
    const next = await read('lateOrders', { first: 1, after: first.pageInfo.endCursor });
    expect([...idsOf(first), ...idsOf(next)]).toEqual(idsOf(list).slice(0, 2));
  });
});

describe('overdue commission', () => {
  /** Creates an approved ranch that owes a charge of 100 dollars for each age in days. */
  async function owing(ages: number[], paid = 0) {
    const { ranch } = await make.rancher();
    for (const age of ages) {
      const createdAt = daysAgo(age);
      const place = { customerId: customer.id, rancherId: ranch.id, createdAt };
      const order = await make.order({ ...place, status: 'FULFILLED', commissionAmount: 10_000 });
      const charge = { rancherId: ranch.id, orderId: order.id, type: 'CHARGE', amount: 10_000, description: '' };
      await db('commissionTransactions').insert({ ...charge, createdAt });
    }
    if (paid > 0) {
      const payment = { rancherId: ranch.id, type: 'PAYMENT', amount: paid, description: 'Check' };
      await db('commissionTransactions').insert(payment);
    }
    return ranch.id;
  }

  const nodeOf = async (id: number): Promise<Node | undefined> =>
    (await readAll('overdueCommissions')).nodes.find((node: Node) => node.id === String(id));

  test('is the unpaid part of charges that are older than 60 days, the oldest first', async () => {
    const two = await owing([100, 70, 10], 4_000);
    const one = await owing([90]);
    const none = await owing([60.9, 5]);
    const list = await readAll('overdueCommissions');
    expect(only(list, [one, two, none])).toEqual([two, one]);
    const rancher = { id: String(two), commission: { balance: 26_000 } };
    expect(await nodeOf(two)).toMatchObject({ amount: 16_000, charges: 2, rancher });
    expect(String((await nodeOf(two))?.oldestChargeAt).slice(0, 10)).toBe(daysAgo(100).slice(0, 10));
  });

  test('stays the same after charges are summed up, and is gone when it is paid', async () => {
    const id = await owing([80]);
    await db.raw('select fold_charges()');
    expect(await nodeOf(id)).toMatchObject({ amount: 10_000, charges: 1 });
    const PAY = `mutation ($id: ID!) {
      recordCommissionPayment(rancherId: $id, amount: 10000, description: "Check") { id } }`;
    expect((await as(admin).run(PAY, { id })).errors).toBeUndefined();
    expect(await nodeOf(id)).toBeUndefined();
    await db.raw('select fold_charges()');
    expect(await nodeOf(id)).toBeUndefined();
  });

  test('comes page by page', async () => {
    const own = [await owing([75]), await owing([65])];
    const first = await read('overdueCommissions', { first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const next = await read('overdueCommissions', { first: 1, after: first.pageInfo.endCursor });
    const list = await readAll('overdueCommissions');
    expect([...idsOf(first), ...idsOf(next)]).toEqual(idsOf(list).slice(0, 2));
    expect(only(list, own)).toEqual(own);
  });
});

test('failed mails are those of the last 30 days that were given up, newest first', async () => {
  const mail = { template: 'passwordReset', userId: customer.id, attempts: 25, state: 'FAILED' };
  const rows = [
    { ...mail, createdAt: daysAgo(2) },
    { ...mail, createdAt: daysAgo(1), userId: null },
    { ...mail, createdAt: daysAgo(31) },
    { ...mail, createdAt: daysAgo(1), state: 'QUEUED' },
    { ...mail, createdAt: daysAgo(1), state: 'SENT', sentAt: daysAgo(1) },
  ];
  const ids: number[] = [];
  for (const row of rows) ids.push((await db('mails').insert(row, 'id'))[0].id);
  const list = await readAll('failedMails');
  expect(only(list, ids)).toEqual([ids[1], ids[0]]);
  expect(list.nodes.find(({ id }: Node) => id === String(ids[0]))?.user).toEqual({ id: String(customer.id) });
});

test('failed webhooks are those that were turned off while they failed, without the secret parts of their URLs', async () => {
  const hook = { userId: seller.owner.id, rancherId: seller.ranch.id, secret: 'whsec_secret', position: 0 };
  const off = { ...hook, url: 'https://books.example/hooks/k3y?token=abc', enabled: false, failures: 9 };
  const rows = [
    { ...off, failingSince: daysAgo(4) },
    { ...off, failingSince: daysAgo(31) },
    { ...off, failingSince: null, failures: 0 },
    { ...off, failingSince: daysAgo(4), enabled: true },
  ];
  const ids: number[] = [];
  for (const row of rows) ids.push((await db('webhooks').insert(row, 'id'))[0].id);
  const list = await readAll('failedWebhooks');
  expect(only(list, ids)).toEqual([ids[0]]);
  expect(list.nodes.find(({ id }: Node) => id === String(ids[0]))).toMatchObject({
    address: 'https://books.example/hooks/…',
    failures: 9,
    owner: { id: String(seller.owner.id), name: seller.owner.name },
  });
  expect(JSON.stringify(list)).not.toMatch(/k3y|abc|whsec/);
});

test.each(names)('%s refuses a page that is too large', async (name) => {
  const { errors } = await as(admin).run(textOf(name), { first: 101 });
  expect(errors?.[0]?.extensions.fields).toEqual({ first: 'first must be a whole number from 1 to 100' });
});

/** Returns a query of the client by its name. */
function queryOf(name: string): string {
  for (const text of documents.values()) if (text.startsWith(`query ${name}(`)) return text;
  throw new Error(`The client has no query ${name}`);
}

describe('the admin’s first page', () => {
  const duties = { withOrders: true, withRanch: true, withMoney: true };
  const statements = (name: string, search: string) =>
    countStatements(db, async () => {
      const { errors } = await as(admin).run(queryOf(name), { search, ...duties });
      expect(errors).toBeUndefined();
    });

  test.each([
    ['TodayTab', ''],
    ['AdminSearch', 'quimby'],
  ])('%s costs the same number of statements with more rows', async (name, search) => {
    const person = { name: 'Zelda Quimby', email: 'zelda1@quimby.test' };
    const addRows = async (email: string) => {
      const { id: customerId } = await make.customer({ ...person, email });
      const { ranch } = await make.rancher({ ranchName: 'Quimby Ranch', approval: 'PENDING' });
      const placed = { createdAt: daysAgo(5), customerName: person.name };
      await make.order({ customerId, rancherId: ranch.id, ...placed });
      await db('mails').insert({ template: 'newOrder', userId: customerId, state: 'FAILED', createdAt: daysAgo(1) });
    };
    await addRows(`first-${name}@quimby.test`);
    const few = await statements(name, search);
    for (const at of [2, 3, 4]) await addRows(`${at}-${name}@quimby.test`);
    expect(await statements(name, search)).toBe(few);
  });

  test('a search finds a ranch, its contact, an order and a person', async () => {
    const { id: customerId } = await make.customer({ name: 'Otto Vance', email: 'otto@vance.test' });
    const { ranch } = await make.rancher({ ranchName: 'Vance Bottom' }, { email: 'wade@orrbottom.test' });
    const order = await make.order({ customerId, rancherId: ranch.id, customerName: 'Otto Vance' });
    const found = async (search: string) => {
      const { admin: lists } = (await as(admin).run(queryOf('AdminSearch'), { search })).data;
      return [idsOf(lists.ranchers), idsOf(lists.orders), idsOf(lists.customers)];
    };
    expect(await found('vance')).toEqual([[ranch.id], [order.id], [customerId]]);
    expect(await found('wade@orrbottom.test')).toEqual([[ranch.id], [], []]);
    expect((await found(`#${order.id}`))[1]).toEqual([order.id]);
  });
});

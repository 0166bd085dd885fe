import { describe, expect, test } from 'vitest';
import { signedInBrowser, testApp, testBrowser } from '../http/testing/app';
import { testDatabaseUrl } from '../testing/database';
import { testGraph } from '../testing/graph';
import { lateNotices } from './testing/lateNotices';
import { outcomes } from './testing/outcomes';

const { db, make } = await testGraph();

const RANCH = `query ($id: ID!) { rancher(id: $id) { id ranchName approval isFavorite contact { phone } products { name } } }`;
const PLAIN = 'query ($id: ID!) { rancher(id: $id) { id ranchName } }';
const COMMISSION = 'query ($id: ID!) { rancher(id: $id) { id ranchName commission { balance } } }';
const NEAREST =
  'query ($search: String) { ranchers(filter: { search: $search }) { nodes { id distanceMiles isFavorite } totalCount } }';

type Account = Parameters<typeof make.credentialsOf>[0];

const signedIn = async (account: Account, origin: string) => signedInBrowser(origin, await make.credentialsOf(account));

const family = async (origin: string) => signedIn(await make.customer(), origin);

test('an answer is cached for all families, except for each one’s own values, until the contact changes', async () => {
  const { origin } = await testApp();
  const { owner, ranch } = await make.rancher();
  const [one, other] = [await family(origin), await family(origin)];
  const read = async (browser: typeof one) => (await browser.run(origin, RANCH, { id: ranch.id })).data.rancher;
  // The first time of a document that isn't ours isn't cached.
  expect(await outcomes(() => read(one))).toEqual({});
  expect(await outcomes(() => read(one))).toEqual({ miss: 1 });
  await other.run(origin, 'mutation ($id: ID!) { addFavorite(rancherId: $id) { id } }', { id: ranch.id });
  await db('users').where({ id: owner.id }).update({ phone: '555-0199' });
  const answers: unknown[] = [];
  const reading = async () => answers.push(await read(one), await read(other));
  expect(await outcomes(reading)).toEqual({ miss: 1, hit: 1 });
  const contact = { phone: '555-0199' };
  expect(answers).toMatchObject([
    { isFavorite: false, contact },
    { isFavorite: true, contact },
  ]);
});

test('a family that bought from a ranch gets its own lists, which other families do not share', async () => {
  const { origin } = await testApp();
  const name = `Bought ${Date.now()}`;
  const [near, far] = [await make.rancher({ ranchName: `${name} near` }), await make.rancher({ ranchName: name })];
  await db('ranchers').where({ id: far.ranch.id }).update({ longitude: -100 });
  const [buyer, neighbor] = [await make.customer(), await make.customer()];
  const createdAt = '2026-03-04T05:06:07.000Z';
  await make.order({ customerId: buyer.id, rancherId: far.ranch.id, status: 'FULFILLED', createdAt });
  const [own, others] = [await signedIn(buyer, origin), await signedIn(neighbor, origin)];
  const BOUGHT = 'query ($search: String) { ranchers(filter: { search: $search }) { nodes { id boughtAt } } }';
  const read = async (browser: typeof own) =>
    (await browser.run(origin, BOUGHT, { search: name })).data.ranchers.nodes.map(Object.values);
  const bought = [
    [String(far.ranch.id), createdAt],
    [String(near.ranch.id), null],
  ];
  const usual = [
    [String(near.ranch.id), null],
    [String(far.ranch.id), null],
  ];
  await read(own);
  for (const outcome of ['miss', 'hit'])
    expect(await outcomes(async () => expect(await read(own)).toEqual(bought))).toEqual({ [outcome]: 1 });
  for (const outcome of ['miss', 'hit'])
    expect(await outcomes(async () => expect(await read(others)).toEqual(usual))).toEqual({ [outcome]: 1 });
});

test('families in the same ZIP code share the cached lists around it, and other families have their own', async () => {
  const { origin } = await testApp();
  const { ranch } = await make.rancher({ ranchName: `Home ${Date.now()}` });
  const read = async (zipCode: string) => {
    const browser = await signedIn(await make.customer({ zipCode }), origin);
    const { data } = await browser.run(origin, NEAREST, { search: ranch.ranchName });
    return data.ranchers.nodes[0].distanceMiles;
  };
  await read('78701');
  const found: number[] = [];
  expect(await outcomes(async () => found.push(await read('78701')))).toEqual({ miss: 1 });
  expect(await outcomes(async () => found.push(await read('78701-1234')))).toEqual({ hit: 1 });
  expect(await outcomes(async () => found.push(await read('10001')))).toEqual({ miss: 1 });
  expect(await outcomes(async () => found.push(await read('')))).toEqual({ miss: 1 });
  expect(found).toEqual([found[0], found[0], expect.any(Number), null]);
  expect(found[2]).toBeGreaterThan(1_000);
});

describe('a cached answer', () => {
  /** Makes a ranch whose page is cached, and returns a function that reads the page. */
  async function warm(query = RANCH) {
    const { origin } = await testApp();
    const rancher = await make.rancher();
    const { id } = rancher.ranch;
    await (await family(origin)).run(origin, query, { id });
    await (await family(origin)).run(origin, PLAIN, { id });
    const read = (browser: ReturnType<typeof testBrowser>, what = query) => browser.run(origin, what, { id });
    return { ...rancher, origin, read };
  }

  test.each([
    ['a visitor', async () => testBrowser(), 'UNAUTHENTICATED'],
    [
      'a person with a temporary password',
      async (origin: string) => signedIn(await make.customer({ mustChangePassword: true }), origin),
      'FORBIDDEN',
    ],
    [
      'a token without the scope',
      async () => testBrowser({ token: await make.apiToken(await make.admin(), { scopes: ['ORDERS_READ'] }) }),
      'FORBIDDEN',
    ],
  ])('is refused to %s', async (_, browserOf, code) => {
    const { origin, read } = await warm(PLAIN);
    const browser = await browserOf(origin);
    const { data, errors } = await read(browser);
    expect(data?.rancher ?? null).toBeNull();
    expect(errors[0].extensions.code).toBe(code);
  });

  test('is returned, but a field in it that a family may not see is refused', async () => {
    const { origin, read } = await warm(COMMISSION);
    const { data, errors } = await read(await family(origin));
    expect(data.rancher).toMatchObject({ ranchName: 'Lone Oak Ranch', commission: null });
    expect(errors).toMatchObject([{ path: ['rancher', 'commission'], extensions: { code: 'FORBIDDEN' } }]);
  });

  test('is not used for the rancher and for admins', async () => {
    const { origin, owner, read } = await warm();
    for (const account of [owner, await make.admin()]) {
      const browser = await signedIn(account, origin);
      expect(await outcomes(() => read(browser))).toEqual({});
    }
  });

  test('for a hidden ranch is dropped as soon as the ranch is approved', async () => {
    const { origin } = await testApp();
    const { ranch } = await make.rancher({ approval: 'PENDING' });
    const browser = await family(origin);
    const read = async () => (await browser.run(origin, PLAIN, { id: ranch.id })).data.rancher;
    expect([await read(), await read()]).toEqual([null, null]);
    await db('ranchers').where({ id: ranch.id }).update({ approval: 'APPROVED' });
    expect(await read()).toMatchObject({ id: String(ranch.id) });
  });
});

describe('a server that receives no notices', () => {
  async function started() {
    const proxy = await lateNotices(await testDatabaseUrl(), 0);
    const { origin } = await testApp({ directUrl: proxy.url });
    const { ranch } = await make.rancher();
    const browser = await family(origin);
    const name = async () => (await browser.run(origin, PLAIN, { id: ranch.id })).data.rancher.ranchName;
    const rename = (ranchName: string) => db('ranchers').where({ id: ranch.id }).update({ ranchName });
    const isWarm = async () => (await outcomes(name)).hit === 1;
    await expect.poll(isWarm).toBe(true);
    return { proxy, name, rename, isWarm };
  }

  test('reads everything from the database, and uses the cache again when notices arrive', async () => {
    const { proxy, name, rename, isWarm } = await started();
    proxy.hold();
    await rename('Changed unheard');
    expect(await outcomes(async () => expect(await name()).toBe('Changed unheard'))).toEqual({ unsure: 1 });
    expect(await outcomes(async () => expect(await name()).toBe('Changed unheard'))).toEqual({ unsure: 1 });
    proxy.release();
    await expect.poll(isWarm).toBe(true);
    expect(await name()).toBe('Changed unheard');
  });

  test('empties its cache when its connection is lost', async () => {
    const { proxy, name, rename, isWarm } = await started();
    proxy.cut();
    await rename('Changed meanwhile');
    expect(await name()).toBe('Changed meanwhile');
    await expect.poll(isWarm, { timeout: 10_000 }).toBe(true);
    expect(await name()).toBe('Changed meanwhile');
  });
});

test('ANSWER_CACHE_BYTES=0 turns the cache off', async () => {
  const { origin } = await testApp({ answerCacheBytes: 0 });
  const { ranch } = await make.rancher();
  const browser = await family(origin);
  const read = () => browser.run(origin, RANCH, { id: ranch.id });
  expect(await outcomes(async () => [await read(), await read()])).toEqual({});
});

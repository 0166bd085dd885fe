import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const ADD = `mutation ($id: ID!) { addFavorite(rancherId: $id) { id isFavorite } }`;
const REMOVE = `mutation ($id: ID!) { removeFavorite(rancherId: $id) { id isFavorite } }`;
const MINE = `{ viewer { favoriteIds favorites { id createdAt rancher { id ranchName isFavorite } } } }`;

type Person = { id: number } | null;
let customer: Awaited<ReturnType<typeof make.customer>>;
let ranchId: number;

beforeEach(async () => {
  customer = await make.customer();
  ranchId = await makeRanch();
});

const makeRanch = async (given = {}) => (await make.rancher(given)).ranch.id;

async function makeRanches(count: number): Promise<{ id: number }[]> {
  const owner = { name: 'Ray Rancher', userType: 'RANCHER' };
  const owners = Array.from({ length: count }, () => ({ ...owner, email: `${randomUUID()}@herdline.test` }));
  const users = await db('users').insert(owners).returning('id');
  const place = { city: 'Austin', state: 'Texas', zipCode: '78701' };
  const ranches = users.map(({ id }) => ({ ...place, userId: id, ranchName: 'Old Mill', approval: 'APPROVED' }));
  return db('ranchers').insert(ranches).returning('id');
}

const add = (id: number | string = ranchId, person: Person = customer) => as(person).run(ADD, { id: String(id) });
const remove = (id: number | string = ranchId, person: Person = customer) => as(person).run(REMOVE, { id: String(id) });
const idsOf = async (person: Person = customer) => (await as(person).run(MINE)).data.viewer.favoriteIds.map(Number);
const suspend = (id: number) => db('ranchers').where({ id }).update({ approval: 'SUSPENDED' });

describe('saving a ranch', () => {
  test('saves it for this person only', async () => {
    expect((await add()).data.addFavorite).toEqual({ id: String(ranchId), isFavorite: true });
    expect(await idsOf()).toEqual([ranchId]);
    expect(await idsOf(await make.customer())).toEqual([]);
  });

  test('twice, even at the same time, saves it once', async () => {
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
    expect(await idsOf()).toEqual([ranchId]);
  });

  test('is refused past the limit, even for two at once, unless it is already saved', async () => {
    const saved = await makeRanches(499);
    await db('favorites').insert(saved.map(({ id: rancherId }) => ({ userId: customer.id, rancherId })));
    const answers = await Promise.all([add(), add(await makeRanch())]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([
      { message: 'You can save at most 500 ranches', extensions: { code: 'CONFLICT' } },
    ]);
    expect((await add(saved[0]!.id)).errors).toBeUndefined();
  });

  test('is open to ranchers and admins too', async () => {
    for (const person of [await make.rancher(), await make.admin()]) {
      expect((await add(ranchId, person)).data.addFavorite.isFavorite).toBe(true);
    }
  });

  test('a ranch that the viewer may not see is not found', async () => {
    for (const approval of ['PENDING', 'SUSPENDED', 'REJECTED'] as const) {
      expect(codeOf(await add(await makeRanch({ approval })))).toBe('NOT_FOUND');
    }
    expect(codeOf(await add(2_000_000_000))).toBe('NOT_FOUND');
    expect(codeOf(await add('abc'))).toBe('BAD_USER_INPUT');
  });
});

describe('removing a saved ranch', () => {
  test('removes it, and succeeds if it is not saved', async () => {
    await add();
    for (const _time of [1, 2]) {
      expect((await remove()).data.removeFavorite).toEqual({ id: String(ranchId), isFavorite: false });
    }
    expect(await idsOf()).toEqual([]);
  });

  test('works for a suspended ranch; an unknown one is not found', async () => {
    await add();
    await suspend(ranchId);
    expect((await remove()).errors).toBeUndefined();
    expect(await db('favorites').where({ userId: customer.id })).toEqual([]);
    expect(codeOf(await remove(await makeRanch({ approval: 'PENDING' })))).toBe('NOT_FOUND');
    expect(codeOf(await remove(2_000_000_000))).toBe('NOT_FOUND');
  });

  test('leaves what others saved', async () => {
    const other = await make.customer();
    await add(ranchId, other);
    await remove();
    expect(await idsOf(other)).toEqual([ranchId]);
  });
});

describe('the list', () => {
  test('is sorted newest first, and has only approved ranches', async () => {
    const suspended = await makeRanch();
    const later = await makeRanch({ ranchName: 'Old Mill' });
    for (const id of [ranchId, suspended, later]) await add(id);
    await suspend(suspended);
    const { viewer } = (await as(customer).run(MINE)).data;
    expect(viewer.favoriteIds.map(Number)).toEqual([later, ranchId]);
    expect(viewer.favorites.map(({ rancher }: { rancher: object }) => rancher)).toEqual([
      { id: String(later), ranchName: 'Old Mill', isFavorite: true },
      { id: String(ranchId), ranchName: 'Lone Oak Ranch', isFavorite: true },
    ]);
  });
});

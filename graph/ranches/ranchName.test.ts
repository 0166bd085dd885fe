import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
const admin = await make.admin();
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  rancher = await make.rancher();
});

type Person = { id: number } | null;
const rename = (input: object, person: Person = rancher) =>
  as(person).run(
    `mutation ($id: ID!, $input: RancherProfileInput!) {
      updateRancherProfile(rancherId: $id, input: $input) { ranchName city pendingName } }`,
    { id: String(rancher.ranch.id), input },
  );
const decide = (name: string, approve: boolean) =>
  as(admin).run(
    `mutation ($id: ID!, $name: String!, $approve: Boolean!) {
      decideRanchName(rancherId: $id, name: $name, approve: $approve) { rancher { ranchName pendingName } } }`,
    { id: String(rancher.ranch.id), name, approve },
  );
const waiting = async () => {
  const { data } = await as(admin).run('{ admin { ranchers(renamed: true, first: 100) { nodes { id } } } }');
  return data.admin.ranchers.nodes.some(({ id }: { id: string }) => id === String(rancher.ranch.id));
};

test('a new name of an approved ranch waits for an admin, and its other fields change at once', async () => {
  const { data } = await rename({ ranchName: 'Two Oaks', city: 'Dallas' });
  expect(data.updateRancherProfile).toEqual({ ranchName: 'Lone Oak Ranch', city: 'Dallas', pendingName: 'Two Oaks' });
  const seen = await as(await make.customer()).run('query ($id: ID!) { rancher(id: $id) { ranchName } }', {
    id: String(rancher.ranch.id),
  });
  expect(seen.data.rancher.ranchName).toBe('Lone Oak Ranch');
  // A form that sends all fields, with the old name, changes nothing about it.
  expect((await rename({ ranchName: 'Lone Oak Ranch' })).data.updateRancherProfile.pendingName).toBe('Two Oaks');
  expect(await waiting()).toBe(true);
  const entries = await db('auditEntries').where({ recordId: rancher.ranch.id, action: 'RANCH_EDITED' }).orderBy('id');
  expect(entries[0].changes).toContainEqual({ field: 'pendingName', before: null, after: 'Two Oaks' });
});

test('an admin approves or declines the name that they saw', async () => {
  await rename({ ranchName: 'Two Oaks' });
  await rename({ ranchName: 'Three Oaks' });
  expect(codeOf(await decide('Two Oaks', true))).toBe('CONFLICT');
  expect((await decide('Three Oaks', true)).data.decideRanchName.rancher).toEqual({
    ranchName: 'Three Oaks',
    pendingName: null,
  });
  expect([await waiting(), codeOf(await decide('Three Oaks', true))]).toEqual([false, 'CONFLICT']);
  await rename({ ranchName: 'Four Oaks' });
  expect((await decide('Four Oaks', false)).data.decideRanchName.rancher.ranchName).toBe('Three Oaks');
});

test('a suspended ranch waits too; a ranch that nobody approved, and an admin, rename at once', async () => {
  await rancher.ranch.$query(db).patch({ approval: 'SUSPENDED' });
  expect((await rename({ ranchName: 'Two Oaks' })).data.updateRancherProfile.ranchName).toBe('Lone Oak Ranch');
  expect((await rename({ ranchName: 'Three Oaks' }, admin)).data.updateRancherProfile.ranchName).toBe('Three Oaks');
  await rancher.ranch.$query(db).patch({ approval: 'PENDING' });
  expect((await rename({ ranchName: 'Four Oaks' })).data.updateRancherProfile.ranchName).toBe('Four Oaks');
});

describe('a name with an address is refused', () => {
  test.each(['URGENT: open https://x.test', 'Pay at www.x.test', 'Oak a.b@x.test', 'Lone\nOak', 'lone-oak.com'])(
    '%s',
    async (ranchName) => {
      expect(codeOf(await rename({ ranchName }))).toBe('BAD_USER_INPUT');
      expect(codeOf(await rename({ ranchName }, admin))).toBe('BAD_USER_INPUT');
      const place = { city: 'Austin', state: 'Texas', zipCode: '78701' };
      const user = {
        name: 'Ray',
        email: `${crypto.randomUUID()}@x.test`,
        password: 'correct horse 9',
        userType: 'RANCHER',
      };
      const { errors } = await as(null).run(
        'mutation ($input: RegisterRancherInput!) { registerRancher(input: $input) { id } }',
        { input: { user, rancher: { ranchName, ...place } } },
      );
      expect(errors?.[0]?.extensions.fields).toHaveProperty(['rancher.ranchName']);
    },
  );
});

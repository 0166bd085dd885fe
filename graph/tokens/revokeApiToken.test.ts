import { expect, test } from 'vitest';
import { codeOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) }';

async function rancherWithToken() {
  const { owner, ranch } = await make.rancher();
  await make.apiToken(owner, { scopes: ['ORDERS_READ'] });
  const { id } = await db('apiTokens').where({ userId: owner.id }).first();
  return { owner, ranch, id: String(id) };
}

const rowOf = (id: string) => db('apiTokens').where({ id }).first();
const entriesAbout = (userId: number) => db('auditEntries').where({ recordType: 'USER', recordId: userId });

test('revoking a token ends it, removes it from the list, and is in the audit log', async () => {
  const { owner, id } = await rancherWithToken();
  expect((await as(owner).run(REVOKE, { id })).data).toEqual({ revokeApiToken: true });
  expect((await rowOf(id)).revokedAt).not.toBeNull();
  expect((await as(owner).run('{ viewer { apiTokens { id } } }')).data.viewer.apiTokens).toEqual([]);
  const [entry, ...rest] = await entriesAbout(owner.id);
  expect(rest).toEqual([]);
  expect(entry).toMatchObject({ action: 'TOKEN_REVOKED', actorId: owner.id });
  expect(entry.changes).toEqual([
    { field: 'name', before: 'Accounting', after: null },
    { field: 'scopes', before: 'ORDERS_READ', after: null },
  ]);
});

test('revoking a token twice, even at the same time, succeeds and is logged once', async () => {
  const { owner, id } = await rancherWithToken();
  const answers = await Promise.all([as(owner).run(REVOKE, { id }), as(owner).run(REVOKE, { id })]);
  expect([...answers, await as(owner).run(REVOKE, { id })].map(({ data }) => data.revokeApiToken)).toEqual([
    true,
    true,
    true,
  ]);
  expect(await entriesAbout(owner.id)).toHaveLength(1);
});

test('a rancher who is no longer approved can still revoke a token', async () => {
  const { owner, ranch, id } = await rancherWithToken();
  await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
  expect((await as(owner).run(REVOKE, { id })).data.revokeApiToken).toBe(true);
});

test('an invalid id is refused, and an unknown token is not found', async () => {
  const { owner } = await rancherWithToken();
  expect((await as(owner).run(REVOKE, { id: 'abc' })).errors![0]!.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { id: 'An id is a number' },
  });
  expect(codeOf(await as(owner).run(REVOKE, { id: '2000000000' }))).toBe('NOT_FOUND');
});

test('another person’s token is not found, not even by an admin, and stays valid', async () => {
  const { id } = await rancherWithToken();
  for (const other of [await make.admin(), (await make.rancher()).owner]) {
    expect(codeOf(await as(other).run(REVOKE, { id }))).toBe('NOT_FOUND');
  }
  expect((await rowOf(id)).revokedAt).toBeNull();
});

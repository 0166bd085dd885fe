import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../rules/fields/limits';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

beforeEach(() => db('rate_limits').delete());

const CREATE = `mutation ($input: ApiTokenInput!) {
  createApiToken(input: $input) { secret token { id name scopes createdAt expiresAt lastUsedAt } }
}`;
const LIST = '{ viewer { apiTokens { id name scopes expiresAt lastUsedAt } } }';
const HOUR = 3_600_000;

const input = (changes: object = {}) => ({ name: 'Accounting', scopes: ['ORDERS_READ'], ...changes });

async function created(user: { id: number }, changes?: object) {
  const { data, errors } = await as(user).run(CREATE, { input: input(changes) });
  expect(errors).toBeUndefined();
  return data.createApiToken;
}

async function refusal(user: { id: number } | null, changes?: object) {
  const { errors } = await as(user).run(CREATE, { input: input(changes) });
  return errors?.[0] && { message: errors[0].message, ...errors[0].extensions };
}

const auditOf = (userId: number) => db('auditEntries').where({ recordType: 'USER', recordId: userId }).orderBy('id');

describe('a token', () => {
  test('can be created by a rancher, is listed newest first, and shows its secret once', async () => {
    const { owner } = await make.rancher();
    const expiresAt = new Date(Date.now() + HOUR).toISOString();
    const { token, secret } = await created(owner, { name: '  Books \n', expiresAt });
    expect(secret).toMatch(/^hrd_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'Books', scopes: ['ORDERS_READ'], expiresAt, lastUsedAt: null });
    const { token: second } = await created(owner, { scopes: ['ORDERS_READ', 'ORDERS_WRITE'] });
    expect(second).toMatchObject({ name: 'Accounting', scopes: ['ORDERS_READ', 'ORDERS_WRITE'], expiresAt: null });
    const { data } = await as(owner).run(LIST);
    expect(data.viewer.apiTokens.map(({ id }: { id: string }) => id)).toEqual([second.id, token.id]);
  });

  test('is stored only as a hash', async () => {
    const { token, secret } = await created(await make.admin());
    const row = await db('apiTokens').where({ id: token.id }).first();
    expect(row.secretHash).toEqual(createHash('sha256').update(secret).digest());
    expect(JSON.stringify(Object.values(row))).not.toContain(secret.slice(4));
  });

  test('is in the audit log with its scopes, but without its secret', async () => {
    const admin = await make.admin({ name: 'Alex Admin' });
    const { secret } = await created(admin, { scopes: ['ORDERS_READ', 'ANALYTICS_READ'] });
    const [entry, ...rest] = await auditOf(admin.id);
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({ action: 'TOKEN_CREATED', actorId: admin.id, recordName: 'Alex Admin' });
    expect(entry.changes).toEqual([
      { field: 'name', before: null, after: 'Accounting' },
      { field: 'scopes', before: null, after: 'ORDERS_READ\nANALYTICS_READ' },
    ]);
    expect(JSON.stringify(entry)).not.toContain(secret.slice(4));
  });
});

describe('input', () => {
  const wrong: [string, object, Record<string, string>][] = [
    ['no name', { name: ' ' }, { name: 'Please give the token a name' }],
    ['a long name', { name: 'x'.repeat(61) }, { name: 'At most 60 characters (this has 61)' }],
    ['no scope', { scopes: [] }, { scopes: 'Choose at least one permission' }],
    ['a scope twice', { scopes: ['ORDERS_READ', 'ORDERS_READ'] }, { scopes: 'Choose each permission once' }],
    [
      'an end in the past',
      { expiresAt: '2020-01-01T00:00:00Z' },
      { expiresAt: 'Please choose a moment in the future' },
    ],
  ];
  test.each(wrong)('with %s is refused', async (_, changes, fields) => {
    const { owner } = await make.rancher();
    expect(await refusal(owner, changes)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await db('apiTokens').where({ userId: owner.id })).toEqual([]);
    expect(await auditOf(owner.id)).toEqual([]);
  });

  test.each([[['ANALYTICS_READ']], [['ORDERS_READ', 'ANALYTICS_READ']]])(
    'with %s is refused to a rancher, who may not read the analytics of the platform',
    async (scopes) => {
      const { owner } = await make.rancher();
      const fields = { scopes: '“Read analytics” is for admins' };
      expect(await refusal(owner, { scopes })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
      expect(await db('apiTokens').where({ userId: owner.id })).toEqual([]);
    },
  );

  test('with a name of 60 characters is accepted', async () => {
    expect((await created(await make.admin(), { name: 'x'.repeat(60) })).token.name).toHaveLength(60);
  });
});

describe('the twenty-first token', () => {
  /** Creates a person who is `missing` tokens below the limit. */
  async function nearlyFull(missing: number) {
    const { owner } = await make.rancher();
    for (let count = missing; count < LIMITS.apiTokens; count++) await make.apiToken(owner);
    return owner;
  }
  const idsOf = async (userId: number) => (await db('apiTokens').where({ userId }).orderBy('id')).map(({ id }) => id);

  test('is refused until one is revoked', async () => {
    const owner = await nearlyFull(0);
    expect(await refusal(owner)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('20 API tokens') });
    await as(owner).run(`mutation { revokeApiToken(id: ${(await idsOf(owner.id))[0]}) }`);
    await created(owner);
    expect(await refusal(owner)).toMatchObject({ code: 'CONFLICT' });
  });

  test('is allowed if one has expired', async () => {
    const owner = await nearlyFull(0);
    const [expired] = await idsOf(owner.id);
    await db('apiTokens')
      .where({ id: expired })
      .update({ expiresAt: new Date(Date.now() - HOUR) });
    await created(owner);
    expect(await idsOf(owner.id)).not.toContain(expired);
    expect(await refusal(owner)).toMatchObject({ code: 'CONFLICT' });
  });

  test('is allowed if one was revoked, which is deleted after a day', async () => {
    const owner = await nearlyFull(0);
    const [first, second, third] = await idsOf(owner.id);
    const revokedAgo = (id: number, hours: number) =>
      db('apiTokens')
        .where({ id })
        .update({ revokedAt: new Date(Date.now() - hours * HOUR), expiresAt: new Date(Date.now() - HOUR) });
    await revokedAgo(first, 25);
    await revokedAgo(second, 23);
    await created(owner);
    const remainingIds = await idsOf(owner.id);
    expect(remainingIds).not.toContain(first);
    expect(remainingIds).toEqual(expect.arrayContaining([second, third]));
    const again = await as(owner).run(`mutation { revokeApiToken(id: ${second}) }`);
    expect(again.data.revokeApiToken).toBe(true);
  });

  test('is refused even if two are created at once', async () => {
    const owner = await nearlyFull(1);
    const answers = await Promise.all([refusal(owner), refusal(owner), refusal(owner)]);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(await idsOf(owner.id)).toHaveLength(LIMITS.apiTokens);
  });
});

test('can be created at most thirty times an hour', async () => {
  const admin = await make.admin();
  for (let times = 0; times < 30; times++) {
    await created(admin);
    await db('apiTokens').where({ userId: admin.id }).delete();
  }
  expect(await refusal(admin)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(await db('apiTokens').where({ userId: admin.id })).toEqual([]);
  await created(await make.admin());
});

describe('creating a token is refused to', () => {
  test.each(['PENDING', 'SUSPENDED', 'REJECTED'] as const)('the rancher of a %s ranch', async (approval) => {
    const { owner } = await make.rancher({ approval });
    expect(await refusal(owner)).toEqual({
      code: 'FORBIDDEN',
      message: "API tokens are for approved ranches, and yours isn't approved right now",
    });
  });

  test('a customer', async () => {
    const message = 'API tokens are for ranchers and admins';
    expect(await refusal(await make.customer())).toMatchObject({ code: 'FORBIDDEN', message });
  });
});

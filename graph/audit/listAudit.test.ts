import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { dutiesOf } from '../../rules/accounts/duties';
import { refusalOf, testGraph } from '../testing/graph';
import { audit } from './audit';

const { db, as, make } = await testGraph();

const LIST = `query ($action: [AuditAction!], $actorId: ID, $recordType: RecordType, $recordId: ID, $search: String,
                     $from: DateTime, $to: DateTime, $first: Int, $after: String) {
  admin { audit(action: $action, actorId: $actorId, recordType: $recordType, recordId: $recordId, search: $search,
                from: $from, to: $to, first: $first, after: $after) {
    nodes { id createdAt action actor { id name } actorName tokenName recordType recordId recordName changes { field before after } }
    pageInfo { hasNextPage endCursor } totalCount
  } }
}`;

const admin = await make.admin({ name: 'Robin Hale' });
let ranch: { id: number };
let order: { id: number };
let word: string;

beforeEach(async () => {
  word = randomUUID();
  const rancher = await make.rancher({ ranchName: `Ranch ${word}` });
  ranch = rancher.ranch;
  order = await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id });
});

const list = async (given: Record<string, unknown>) => {
  const { data, errors } = await as(admin).run(LIST, given);
  expect(errors).toBeUndefined();
  return data.admin.audit;
};
const actionsIn = async (given: Record<string, unknown>) =>
  (await list(given)).nodes.map(({ action }: { action: string }) => action);

async function write(person: { id: number } = admin) {
  const by = {
    viewer: {
      ...person,
      userType: 'ADMIN',
      role: 'ALL',
      duties: dutiesOf('ALL'),
      ranchId: null,
      mustChangePassword: false,
      sessionsValidFrom: 0,
      secondFactorSetup: 'OPTIONAL',
      secondFactorAskedAt: null,
      deletesAt: null,
    },
  } as const;
  const to = { type: 'RANCHER', id: ranch.id } as const;
  const changes = [{ field: 'commissionRate', before: '10', after: '8' }];
  await audit(db, by, { action: 'COMMISSION_RATE_SET', to, changes });
  await audit(db, by, { action: 'RANCH_SUSPENDED', to });
  await audit(db, { viewer: null }, { action: 'ORDER_MOVED', to: { type: 'ORDER', id: order.id } });
}

describe('the audit log', () => {
  test('lists who did what to which record, newest first', async () => {
    await write();
    const record = { recordType: 'RANCHER', recordId: String(ranch.id), recordName: `Ranch ${word}` };
    const { nodes, totalCount } = await list({ recordType: 'RANCHER', recordId: String(ranch.id) });
    expect(totalCount).toBe(2);
    expect(nodes).toMatchObject([
      { action: 'RANCH_SUSPENDED', ...record, changes: [] },
      {
        action: 'COMMISSION_RATE_SET',
        actor: { id: String(admin.id), name: 'Robin Hale' },
        actorName: 'Robin Hale',
        tokenName: null,
        ...record,
        changes: [{ field: 'commissionRate', before: '10', after: '8' }],
      },
    ]);
  });

  test('keeps the names that the record and the person had', async () => {
    const person = await make.admin({ name: `Kim ${word}` });
    await write(person);
    await db('users').where({ id: person.id }).delete();
    await db('ranchers').where({ id: ranch.id }).update({ ranchName: 'Renamed' });
    const { nodes } = await list({ search: `kim ${word}` });
    expect(nodes).toMatchObject([
      { actor: null, actorName: `Kim ${word}`, recordName: `Ranch ${word}` },
      { actor: null, actorName: `Kim ${word}`, recordName: `Ranch ${word}` },
    ]);
  });

  test('has no person for actions of visitors', async () => {
    await write();
    const { nodes } = await list({ recordType: 'ORDER', recordId: String(order.id) });
    expect(nodes).toMatchObject([{ actor: null, actorName: '' }]);
  });

  test('can be filtered by action, person, record, name and time, alone and combined', async () => {
    const person = await make.admin({ name: 'Kim Hale' });
    await write(person);
    const actorId = String(person.id);
    expect(await actionsIn({ actorId })).toEqual(['RANCH_SUSPENDED', 'COMMISSION_RATE_SET']);
    expect(await actionsIn({ actorId, action: ['COMMISSION_RATE_SET', 'SIGNED_IN'] })).toEqual(['COMMISSION_RATE_SET']);
    expect(await actionsIn({ recordType: 'ORDER', recordId: String(order.id) })).toEqual(['ORDER_MOVED']);
    expect(await actionsIn({ search: ` RANCH ${word.toUpperCase()} ` })).toHaveLength(2);
    expect(await actionsIn({ search: `${word}%` })).toEqual([]);
    const hour = 3_600_000;
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    expect(await actionsIn({ actorId, from: at(-hour), to: at(hour) })).toHaveLength(2);
    expect(await actionsIn({ actorId, to: at(-hour) })).toEqual([]);
    expect(await actionsIn({ actorId, from: at(hour) })).toEqual([]);
    expect(
      await actionsIn({ actorId, recordType: 'RANCHER', search: 'kim', action: ['RANCH_SUSPENDED'] }),
    ).toHaveLength(1);
  });
});

describe('refusals', () => {
  test.each([
    [{ recordId: '1' }, { recordType: 'Give the record type together with the record id' }],
    [{ actorId: 'kim' }, { actorId: 'An id is a number' }],
    [{ recordType: 'ORDER', recordId: '#1' }, { recordId: 'An id is a number' }],
    [{ first: 101 }, { first: 'first must be a whole number from 1 to 100' }],
  ])('%j', async (given, fields) => {
    expect(refusalOf(await as(admin).run(LIST, given))).toEqual({ code: 'BAD_USER_INPUT', fields });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, errorOf, refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const REJECT = `mutation ($id: ID!, $reason: String) { rejectRancher(rancherId: $id, reason: $reason) { id approval } }`;

let admin: Awaited<ReturnType<typeof make.admin>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  admin = await make.admin();
  rancher = await make.rancher({ approval: 'PENDING' });
});

const reject = (reason?: string | null, person: { id: number } | null = admin) =>
  as(person).run(REJECT, { id: String(rancher.ranch.id), reason });
const mails = () =>
  db('graphile_worker._private_jobs')
    .whereRaw("payload ->> 'rancherId' = ?", [String(rancher.ranch.id)])
    .pluck('payload');

describe('rejecting a ranch', () => {
  test.each([
    [' We need a photo of your license ', 'We need a photo of your license'],
    [null, ''],
    [undefined, ''],
  ])('mails the rancher the reason %j', async (given, reason) => {
    const { data } = await reject(given);
    expect(data.rejectRancher).toEqual({ id: String(rancher.ranch.id), approval: 'REJECTED' });
    expect(await mails()).toEqual([{ template: 'rancherRejected', rancherId: rancher.ranch.id, reason }]);
  });

  test('at the same time as an approval: either the rejection is refused, or the approval comes after it', async () => {
    const approve = as(admin).run(`mutation ($id: ID!) { approveRancher(rancherId: $id) { rancher { id } } }`, {
      id: String(rancher.ranch.id),
    });
    const [rejected, approved] = await Promise.all([reject(), approve]);
    expect(approved.errors).toBeUndefined();
    expect([undefined, 'CONFLICT']).toContain(rejected.errors?.[0]?.extensions.code);
    expect(await db('ranchers').where({ id: rancher.ranch.id }).first()).toMatchObject({ approval: 'APPROVED' });
  });
});

describe('refusals', () => {
  test.each(['APPROVED', 'SUSPENDED', 'REJECTED'] as const)('a ranch that is %s', async (approval) => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ approval });
    expect(errorOf(await reject())).toMatchObject({
      message: 'Only a pending ranch can be rejected',
      extensions: { code: 'CONFLICT' },
    });
    expect(await mails()).toEqual([]);
  });

  test('a reason past 1000 characters', async () => {
    expect(refusalOf(await reject('x'.repeat(1001)))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { reason: 'At most 1000 characters (this has 1001)' },
    });
  });

  test('a ranch that does not exist', async () => {
    expect(codeOf(await as(admin).run(REJECT, { id: '2000000000' }))).toBe('NOT_FOUND');
  });
});

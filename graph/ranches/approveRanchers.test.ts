import { beforeEach, describe, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const APPROVE = `mutation ($ids: [ID!]!) {
  batchApproveRanchers(rancherIds: $ids) {
    approved { tempPasswordGenerated rancher { id approval commission { rate hasBrokerAgreement } } }
    refused { rancherId code reason rancher { approval } }
  }
}`;

let admin: Awaited<ReturnType<typeof make.admin>>;

beforeEach(async () => {
  admin = await make.admin();
});

const makePending = async (person = {}) => {
  const given = { approval: 'PENDING', hasBrokerAgreement: false, commissionRate: null } as const;
  const { ranch } = await make.rancher(given, { passwordHash: 'set', ...person });
  return ranch.id;
};
const approve = (ids: unknown[], person: { id: number } | null = admin) => as(person).run(APPROVE, { ids });
const approvedIds = async (ids: unknown[], person = admin): Promise<number[]> =>
  (await approve(ids, person)).data.batchApproveRanchers.approved.map(({ rancher }: { rancher: { id: string } }) =>
    Number(rancher.id),
  );
const mailsTo = (id: number) =>
  db('graphile_worker._private_jobs')
    .whereRaw("payload ->> 'rancherId' = ?", [String(id)])
    .pluck('payload');

describe('approving several ranches', () => {
  test('approves each with a broker agreement, mails each, and returns who needs a temporary password', async () => {
    const withPassword = await makePending();
    const without = await makePending({ passwordHash: null });
    const { data } = await approve([withPassword, without]);
    const commission = { rate: 10, hasBrokerAgreement: true };
    expect(data.batchApproveRanchers.refused).toEqual([]);
    expect(data.batchApproveRanchers.approved).toEqual([
      { tempPasswordGenerated: false, rancher: { id: String(withPassword), approval: 'APPROVED', commission } },
      { tempPasswordGenerated: true, rancher: { id: String(without), approval: 'APPROVED', commission } },
    ]);
    for (const id of [withPassword, without]) {
      expect(await mailsTo(id)).toEqual([{ template: 'rancherApproved', rancherId: id }]);
    }
  });

  test('skips a ranch that is already approved, does not exist or is named twice, and says why', async () => {
    const [first, last] = [await makePending(), await makePending()];
    const { ranch } = await make.rancher();
    const { data } = await approve([first, ranch.id, 2_000_000_000, first, last]);
    const { approved, refused } = data.batchApproveRanchers;
    expect(approved).toMatchObject([{ rancher: { id: String(first) } }, { rancher: { id: String(last) } }]);
    expect(refused).toEqual([
      {
        rancherId: String(ranch.id),
        code: 'CONFLICT',
        reason: 'This ranch is already approved',
        rancher: { approval: 'APPROVED' },
      },
      { rancherId: '2000000000', code: 'NOT_FOUND', reason: 'Rancher not found', rancher: null },
    ]);
    expect(await mailsTo(ranch.id)).toEqual([]);
  });

  test('with the deprecated mutation returns only the approved ones', async () => {
    const [id, { ranch }] = [await makePending(), await make.rancher()];
    const DEPRECATED = 'mutation ($ids: [ID!]!) { approveRanchers(rancherIds: $ids) { rancher { id } } }';
    const { data } = await as(admin).run(DEPRECATED, { ids: [ranch.id, id] });
    expect(data.approveRanchers).toEqual([{ rancher: { id: String(id) } }]);
  });

  test('happens once for each when two admins do it at the same time', async () => {
    const ids = [await makePending(), await makePending(), await makePending()];
    const answers = await Promise.all([approvedIds(ids), approvedIds(ids.toReversed(), await make.admin())]);
    expect(answers.flat().sort()).toEqual(ids.toSorted());
    for (const id of ids) expect(await mailsTo(id)).toHaveLength(1);
  });

  test('an empty list approves nothing', async () => {
    expect(await approvedIds([])).toEqual([]);
  });
});

describe('refusals', () => {
  test('more than a hundred, and an id that is not a number, before any is approved', async () => {
    const id = await makePending();
    const many = await approve([id, ...Array.from({ length: 100 }, (_, at) => at + 1)]);
    expect(many.errors?.[0]?.extensions).toMatchObject({ fields: { rancherIds: 'At most 100 ranches' } });
    const odd = await approve([id, 'x']);
    expect(odd.errors?.[0]?.extensions).toMatchObject({ fields: { rancherIds: 'An id is a number' } });
    expect(await db('ranchers').where({ id }).first()).toMatchObject({ approval: 'PENDING' });
  });
});

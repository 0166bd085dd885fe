import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, errorOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const SUSPEND = `mutation ($id: ID!) { suspendRancher(rancherId: $id) { id approval isApproved } }`;
const PAGE = `query ($id: ID!) { rancher(id: $id) { approval } }`;

let admin: Awaited<ReturnType<typeof make.admin>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  admin = await make.admin();
  rancher = await make.rancher();
});

const suspend = (person: { id: number } | null = admin, id: unknown = rancher.ranch.id) =>
  as(person).run(SUSPEND, { id: String(id) });
const mails = () =>
  db('graphile_worker._private_jobs')
    .whereRaw("payload ->> 'rancherId' = ?", [String(rancher.ranch.id)])
    .pluck('payload');

describe('suspending a ranch', () => {
  test('hides it from customers but not from its rancher, and mails the rancher', async () => {
    const id = String(rancher.ranch.id);
    expect((await suspend()).data.suspendRancher).toEqual({ id, approval: 'SUSPENDED', isApproved: false });
    expect((await as(await make.customer()).run(PAGE, { id })).data.rancher).toBeNull();
    expect((await as(rancher).run(PAGE, { id })).data.rancher).toEqual({ approval: 'SUSPENDED' });
    expect(await mails()).toEqual([{ template: 'rancherSuspended', rancherId: rancher.ranch.id }]);
  });

  test('happens once when two admins do it at the same time', async () => {
    const answers = await Promise.all([suspend(), suspend(await make.admin())]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('refusals', () => {
  test.each(['PENDING', 'SUSPENDED', 'REJECTED'] as const)('a ranch that is %s', async (approval) => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ approval });
    expect(errorOf(await suspend())).toMatchObject({
      message: 'Only an approved ranch can be suspended',
      extensions: { code: 'CONFLICT' },
    });
    expect(await mails()).toEqual([]);
  });

  test('a ranch that does not exist', async () => {
    expect(codeOf(await suspend(admin, 2_000_000_000))).toBe('NOT_FOUND');
  });
});

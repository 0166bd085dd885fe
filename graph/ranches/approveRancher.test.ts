import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '../accounts/passwords/passwords';
import { testContext } from '../accounts/testing/context';
import { codeOf, errorOf, fieldsOf, testGraph } from '../testing/graph';
import { approveRancher } from './changeApproval';

const { db, as, make } = await testGraph();

const APPROVE = `mutation ($id: ID!) {
  approveRancher(rancherId: $id) {
    tempPasswordGenerated
    rancher { id approval isApproved commission { rate hasBrokerAgreement } }
  }
}`;
const OWN_PAGE = `query ($id: ID!) { rancher(id: $id) { isApproved } }`;

let admin: Awaited<ReturnType<typeof make.admin>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  admin = await make.admin();
  rancher = await makePending();
});

const makePending = (person = {}) =>
  make.rancher(
    { approval: 'PENDING', hasBrokerAgreement: false, commissionRate: null },
    { passwordHash: 'set', ...person },
  );
const approve = (person: { id: number } | null = admin, id: unknown = rancher.ranch.id) =>
  as(person).run(APPROVE, { id: String(id) });
const mails = () =>
  db('graphile_worker._private_jobs')
    .whereRaw("payload ->> 'rancherId' = ?", [String(rancher.ranch.id)])
    .pluck('payload');

describe('approving a ranch', () => {
  test('shows it to customers with a broker agreement at ten percent, and mails the rancher', async () => {
    const customer = await make.customer();
    const { data } = await approve();
    expect(data.approveRancher).toEqual({
      tempPasswordGenerated: false,
      rancher: {
        id: String(rancher.ranch.id),
        approval: 'APPROVED',
        isApproved: true,
        commission: { rate: 10, hasBrokerAgreement: true },
      },
    });
    expect(await mails()).toEqual([{ template: 'rancherApproved', rancherId: rancher.ranch.id }]);
    const page = await as(customer).run(OWN_PAGE, { id: String(rancher.ranch.id) });
    expect(page.data.rancher).toEqual({ isApproved: true });
  });

  test('keeps an existing rate, even zero', async () => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ commissionRate: 0 });
    const { data } = await approve();
    expect(data.approveRancher.rancher.commission.rate).toBe(0);
  });

  test.each(['SUSPENDED', 'REJECTED'] as const)('also approves a ranch that is %s', async (approval) => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ approval });
    expect((await approve()).data.approveRancher.rancher.approval).toBe('APPROVED');
  });

  test('gives an account without a password a temporary one, which is logged once at any level and must be changed', async () => {
    const { owner, ranch } = await makePending({ passwordHash: null });
    const lines: string[] = [];
    const log = pino({ level: 'silent' }, { write: (line: string) => lines.push(line) });
    const { tempPasswordGenerated } = await approveRancher(testContext(db, { log }), ranch.id);
    expect(tempPasswordGenerated).toBe(true);
    const password = /Temporary password .*: (\S+)"/.exec(lines.join(''))![1]!;
    const user = await db('users').where({ id: owner.id }).first();
    expect(await verifyPassword(user.passwordHash, password)).toBe(true);
    expect(user.mustChangePassword).toBe(true);
    expect(lines).toHaveLength(1);
    expect(errorOf(await as(owner).run(OWN_PAGE, { id: String(ranch.id) }))).toMatchObject({
      message: 'Please change your temporary password first',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('happens once when two admins do it at the same time', async () => {
    const answers = await Promise.all([approve(), approve(await make.admin())]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.sort()).toEqual(['CONFLICT', undefined]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('refusals', () => {
  test('a ranch that is approved already', async () => {
    await approve();
    const { errors } = await approve();
    expect(errors?.[0]).toMatchObject({ message: 'This ranch is already approved', extensions: { code: 'CONFLICT' } });
  });

  test('a ranch that does not exist, and an id that is not a number', async () => {
    expect(codeOf(await approve(admin, 2_000_000_000))).toBe('NOT_FOUND');
    expect(fieldsOf(await approve(admin, '12a'))).toEqual({ rancherId: 'An id is a number' });
  });
});

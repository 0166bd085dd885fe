import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, refusalOf, testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const SET = `mutation ($id: ID!, $rate: Float!) { setCommissionRate(rancherId: $id, rate: $rate) { commission { rate } } }`;
const ORDER = `query ($id: ID!) { order(id: $id) { commissionAmount } }`;

let admin: Awaited<ReturnType<typeof make.admin>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  admin = await make.admin();
  rancher = await make.rancher();
});

const setRate = (rate: unknown, person: { id: number } | null = admin, id: number = rancher.ranch.id) =>
  as(person).run(SET, { id: String(id), rate });

describe('setting a commission rate', () => {
  test.each([0, 7.5, 100])('accepts %d', async (rate) => {
    expect((await setRate(rate)).data.setCommissionRate.commission).toEqual({ rate });
  });

  test('does not change existing orders', async () => {
    const { id } = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
    await setRate(50);
    expect((await as(admin).run(ORDER, { id: String(id) })).data.order.commissionAmount).toBe(18_000);
  });
});

describe('refusals', () => {
  test.each([
    [-0.1, 'Rate must be at least 0'],
    [100.1, 'Rate cannot exceed 100'],
    [7.25, 'Rate can have one decimal at most'],
  ])('%d', async (rate, message) => {
    expect(refusalOf(await setRate(rate))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { rate: message },
    });
  });

  test('a ranch that does not exist', async () => {
    expect(codeOf(await setRate(5, admin, 2_000_000_000))).toBe('NOT_FOUND');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, refusalOf, testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const UPDATE = `mutation ($input: BeefPricesInput!) {
  updateBeefPrices(input: $input) {
    offerQuarterCow quarterCowPrice offerHalfCow halfCowPrice offerWholeCow wholeCowPrice
  }
}`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  rancher = await make.rancher({ offerWholeCow: true, wholeCowPrice: 350_000 });
});

const update = (input: object, person: { id: number } | null = rancher) => as(person).run(UPDATE, { input });

describe('bulk beef prices', () => {
  test('a price above 0 turns the offer on, 0 turns it off, and one that is left out stays', async () => {
    const { data } = await update({ quarterCowPrice: 95_000, halfCowPrice: 0 });
    expect(data.updateBeefPrices).toEqual({
      offerQuarterCow: true,
      quarterCowPrice: 95_000,
      offerHalfCow: false,
      halfCowPrice: 0,
      offerWholeCow: true,
      wholeCowPrice: 350_000,
    });
  });

  test('an empty input changes nothing', async () => {
    const { data } = await update({});
    expect(data.updateBeefPrices).toMatchObject({ offerHalfCow: true, halfCowPrice: 180_000 });
  });

  test('can be set while the ranch is pending', async () => {
    const pending = await make.rancher({ approval: 'PENDING' });
    expect((await update({ wholeCowPrice: 1 }, pending)).data.updateBeefPrices.offerWholeCow).toBe(true);
  });
});

describe('refusals', () => {
  test.each(['quarterCowPrice', 'halfCowPrice', 'wholeCowPrice'])('a %s past the limit', async (field) => {
    const { errors } = await update({ [field]: 10_000_001 });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: 'At most $100,000.00' } });
  });

  test('null, which could mean no change or not on sale', async () => {
    expect(refusalOf(await update({ halfCowPrice: null }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { halfCowPrice: 'Price must be 0 or greater' },
    });
  });

  test('a negative price', async () => {
    expect(codeOf(await update({ halfCowPrice: -1 }))).toBe('BAD_USER_INPUT');
  });
});

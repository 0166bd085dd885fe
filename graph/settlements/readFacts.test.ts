import { expect, test } from 'vitest';
import { planByIndexes } from '../testing/countStatements';
import { IS_BY_WEIGHT, readFacts } from './readFacts';

test('an index finds the claims of an order, however many claims there are', async () => {
  const isByWeight = `select o.id from orders o where o.id = ? and ${IS_BY_WEIGHT('o')}`;
  const plans = [
    await planByIndexes((context) => readFacts(context.db, [1])),
    await planByIndexes((context) => Promise.resolve(context.db.raw(isByWeight, [1]))),
  ];
  for (const plan of plans) {
    expect(plan).toContain('claims_of_order');
    expect(plan).not.toContain('Seq Scan on claims');
  }
});

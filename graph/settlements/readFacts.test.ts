import { expect, test } from 'vitest';
import { planOf } from '../testing/countStatements';
import { testGraph } from '../testing/graph';
import { IS_BY_WEIGHT, readFacts } from './readFacts';

const { db } = await testGraph();

/** Returns the plan of a query when PostgreSQL reads whole tables only if no index helps. */
const planOfMany = (read: Parameters<typeof planOf>[1]) =>
  db.transaction(async (trx) => {
    await trx.raw('set local enable_seqscan = off');
    return planOf(trx, read);
  });

test('an index finds the claims of an order, however many claims there are', async () => {
  const isByWeight = `select o.id from orders o where o.id = ? and ${IS_BY_WEIGHT('o')}`;
  const plans = [
    await planOfMany((context) => readFacts(context.db, [1])),
    await planOfMany((context) => Promise.resolve(context.db.raw(isByWeight, [1]))),
  ];
  for (const plan of plans) {
    expect(plan).toContain('claims_of_order');
    expect(plan).not.toContain('Seq Scan on claims');
  }
});

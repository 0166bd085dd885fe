import { expect, test } from 'vitest';
import { demoDatabase } from '../../seeds/testing/demoDatabase';
import { refreshCosts } from '../find/ranchCosts';
import { findDrift } from './reconcile';

const { db } = await demoDatabase('reconcile');
// Costs that aren't computed yet can't be wrong.
await refreshCosts(db);

test('the demo marketplace adds up', async () => {
  expect(await findDrift(db)).toEqual([]);
});

const firstOf = (table: string, where = 'true') => `(select min(id) from ${table} where ${where})`;
/** The tables that are damaged below and have triggers. */
const WITH_TRIGGERS = ['ranchers', 'orders', 'animals', 'order_revisions'];

const revised = '(select min(order_id) from order_revisions)';

test.each([
  ['Balance of a ranch', `update ranchers set current_balance = current_balance + 1 where id = ${firstOf('ranchers')}`],
  [
    'Paid commission of an order',
    `update orders set commission_paid = false where id = ${firstOf('orders', "commission_paid and status = 'FULFILLED'")}`,
  ],
  [
    'Due charges of a ranch',
    `update orders set commission_paid = true where not commission_paid and status = 'FULFILLED'`,
  ],
  ['Payments of an order', `update orders set received = received + 1 where id = ${revised}`],
  ['Settled total of an order', `update orders set settled_total = settled_total + 1 where id = ${revised}`],
  ['Status of an order', `update orders set status = 'CANCELED' where id = ${firstOf('orders', "status = 'PENDING'")}`],
  [
    'Ratings of a ranch',
    `update ranchers set rating_counts[5] = rating_counts[5] + 1 where id = ${firstOf('ranchers')}`,
  ],
  [
    'Costs of a ranch',
    'update ranch_costs set cost = cost + 1 where rancher_id = (select min(rancher_id) from ranch_costs)',
  ],
  ['Taken places of an animal', `update animals set taken = '{}' where id = ${firstOf('animals', "taken <> '{}'")}`],
  ['Orders summed up for analytics', "delete from figure_changes where status = 'PENDING'"],
  ['Rows of a table', "update row_counts set rows = rows + 1 where of_table = 'users' and part = 'ADMIN'"],
  ['Settlement of an order', `update order_revisions set total = total + 1 where id = ${firstOf('order_revisions')}`],
])('reconciling finds a wrong %s', async (figure, damage) => {
  const undo = new Error('undone');
  let found: string[] = [];
  const trial = db.transaction(async (trx) => {
    // Disables the triggers, which would correct or refuse the damage.
    for (const table of WITH_TRIGGERS) await trx.raw(`alter table ${table} disable trigger user`);
    await trx.raw(damage);
    found = (await findDrift(trx)).map((drift) => drift.figure);
    throw undo;
  });
  await expect(trial).rejects.toBe(undo);
  expect(found).toContain(figure);
});

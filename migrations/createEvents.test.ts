import { afterAll, expect, test } from 'vitest';
import { connect } from '../graph/database/connection';
import { ownDatabaseUrl } from '../graph/testing/database';
import { maker } from '../graph/testing/make';
import * as createEvents from './20261121091700_create_events';
import * as createWebhooks from './20261121091800_create_webhooks';

const url = await ownDatabaseUrl('events_of_the_past');
const db = connect(url);
const make = maker(db);
afterAll(() => db.destroy());

/** Minutes of one day, so that the order of rows and of moments can differ. */
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

test('what happened before there were events is told in the order in which it came about', async () => {
  await createWebhooks.down(db);
  await createEvents.down(db);
  const { ranch } = await make.rancher();
  const { id: customerId } = await make.customer();
  const later = await make.order({ customerId, rancherId: ranch.id });
  const sooner = await make.order({ customerId, rancherId: ranch.id });
  await db('orderStatusUpdates')
    .where({ orderId: later.id })
    .update({ createdAt: at(7) });
  await db('orderStatusUpdates')
    .where({ orderId: sooner.id })
    .update({ createdAt: at(1) });
  const history = (orderId: number, status: string, minute: number) =>
    db('orderStatusUpdates').insert({ orderId, status, createdAt: at(minute) });
  await history(sooner.id, 'CONTACTED', 3);
  // Both waited for the row of the order, and the one that had begun first got it last.
  await history(sooner.id, 'PROCESSING', 5);
  await history(sooner.id, 'FULFILLED', 4);
  const ledger = { rancherId: ranch.id, description: '' };
  // The orders' own columns are of no matter here.
  await db('unreconciledRanches').insert({ rancherId: ranch.id });
  const charge = { ...ledger, type: 'CHARGE', amount: 18_000, orderId: sooner.id, createdAt: at(4) };
  await db('commissionTransactions').insert(charge);
  await db('commissionTransactions').insert({ ...ledger, type: 'PAYMENT', amount: 8_000, createdAt: at(6) });

  await createEvents.up(db);
  await createWebhooks.up(db);

  const told = await db('events').orderBy('position').select('id', 'position', 'type', 'orderId', 'status', 'amount');
  expect(told.map(({ type, orderId, status }) => [type, orderId, status])).toEqual([
    ['ORDER_PLACED', sooner.id, 'PENDING'],
    ['ORDER_STATUS_CHANGED', sooner.id, 'CONTACTED'],
    ['ORDER_STATUS_CHANGED', sooner.id, 'PROCESSING'],
    ['ORDER_STATUS_CHANGED', sooner.id, 'FULFILLED'],
    ['COMMISSION_CHARGED', sooner.id, null],
    ['COMMISSION_PAID', null, null],
    ['ORDER_PLACED', later.id, 'PENDING'],
  ]);
  expect(told.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(told.map(({ amount }) => amount)).toEqual([180_000, 180_000, 180_000, 180_000, 18_000, 8_000, 180_000]);

  // From here on, each fact tells of itself.
  await history(later.id, 'CANCELED', 9);
  expect(await db('events').whereNull('position')).toMatchObject([{ status: 'CANCELED', orderId: later.id }]);
});

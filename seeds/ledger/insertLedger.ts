import type { Knex } from 'knex';
import { CommissionRequestAnswer, CommissionTransaction } from '../../graph/commissions/CommissionTransaction';
import { mustExist } from '../../graph/database/transaction';
import { OrderRevision } from '../../graph/settlements/OrderRevision';
import { settleOldestFirst } from '../../rules/money/commission';
import { at } from '../at';
import type { SeededOrder } from '../orders/insertOrders';
import type { SeededRanch } from '../ranches/insertRanches';
import { type Draft, draftLedger } from './draftLedger';

/** Inserts the ledgers of all ranches in order of time, and marks paid orders. */
export async function insertLedger(trx: Knex, ranches: SeededRanch[], orders: SeededOrder[], now: Date): Promise<void> {
  const revisions = await OrderRevision.query(trx).select('orderId', 'commissionAmount', 'createdAt').orderBy('id');
  const fulfilled = orders
    .filter(({ status }) => status === 'FULFILLED')
    .map((order) => Object.assign(order, { settlements: revisions.filter(({ orderId }) => orderId === order.id) }));
  const drafts = ranches
    .flatMap((ranch) =>
      draftLedger(
        ranch,
        fulfilled.filter(({ rancherId }) => rancherId === ranch.id),
        now,
      ),
    )
    .sort((a, b) => a.posting.createdAt.localeCompare(b.posting.createdAt));
  const booked = await CommissionTransaction.query(trx).insert(drafts.map(({ posting }) => posting));
  await insertAnswers(trx, drafts, booked);
  await markPaid(trx, booked);
}

async function insertAnswers(trx: Knex, drafts: Draft[], booked: CommissionTransaction[]): Promise<void> {
  const ids = new Map(drafts.map(({ posting }, index) => [posting, at(booked, index).id]));
  const idOf = (posting: Draft['posting']) => mustExist(ids.get(posting));
  const answers = drafts.flatMap(({ posting, answers: asked }) =>
    asked ? [{ requestId: idOf(asked), paymentId: idOf(posting), createdAt: posting.createdAt }] : [],
  );
  await CommissionRequestAnswer.query(trx).insert(answers);
  // A trigger marked each request as open when it was inserted.
  const answered = answers.map(({ requestId }) => requestId);
  await trx('commissionOpenRequests').whereIn('requestId', answered).delete();
}

async function markPaid(trx: Knex, booked: CommissionTransaction[]): Promise<void> {
  const paid = [...new Set(booked.map(({ rancherId }) => rancherId))].flatMap((id) => {
    const own = booked.filter(({ rancherId }) => rancherId === id);
    const charges = own
      .filter(({ type }) => type === 'CHARGE')
      .map(({ orderId, amount }) => ({ id: mustExist(orderId), amount: amount + adjusted(own, orderId) }));
    const payments = own.filter(({ type }) => type === 'PAYMENT').reduce((total, { amount }) => total + amount, 0);
    return settleOldestFirst(charges, payments);
  });
  await trx('orders').whereIn('id', paid).update({ commissionPaid: true });
}

const adjusted = (booked: CommissionTransaction[], orderId: number | null): number =>
  booked.reduce((sum, each) => (each.type === 'ADJUSTMENT' && each.orderId === orderId ? sum + each.amount : sum), 0);

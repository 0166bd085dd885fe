import type { Knex } from 'knex';
import { CommissionRequestAnswer, CommissionTransaction } from '../../graph/commissions/CommissionTransaction';
import { settleOldestFirst } from '../../rules/commission';
import type { PlantedOrder } from '../orders/plantOrders';
import type { PlantedRanch } from '../ranches/plantRanches';
import { type Draft, draftLedger } from './draftLedger';

/** Books all ranches' accounts in the order of time, and from them their balances and which orders are paid. */
export async function plantLedger(
  trx: Knex,
  ranches: PlantedRanch[],
  orders: PlantedOrder[],
  now: Date,
): Promise<void> {
  const fulfilled = orders.filter(({ status }) => status === 'FULFILLED');
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
  await plantAnswers(trx, drafts, booked);
  await markPaid(trx, booked);
  await trx.raw(`
    update ranchers set current_balance = ledger.balance
    from (
      select rancher_id, sum(case type when 'CHARGE' then amount when 'PAYMENT' then -amount else 0 end) as balance
      from commission_transactions group by rancher_id
    ) as ledger
    where ledger.rancher_id = ranchers.id
  `);
}

async function plantAnswers(trx: Knex, drafts: Draft[], booked: CommissionTransaction[]): Promise<void> {
  const idOf = new Map(drafts.map(({ posting }, index) => [posting, booked[index]!.id]));
  const answers = drafts.flatMap(({ posting, answers: asked }) =>
    asked ? [{ requestId: idOf.get(asked)!, paymentId: idOf.get(posting)!, createdAt: posting.createdAt }] : [],
  );
  await CommissionRequestAnswer.query(trx).insert(answers);
}

async function markPaid(trx: Knex, booked: CommissionTransaction[]): Promise<void> {
  const paid = [...new Set(booked.map(({ rancherId }) => rancherId))].flatMap((id) => {
    const own = booked.filter(({ rancherId }) => rancherId === id);
    const charges = own
      .filter(({ type }) => type === 'CHARGE')
      .map(({ orderId, amount }) => ({ id: orderId!, amount }));
    const payments = own.filter(({ type }) => type === 'PAYMENT').reduce((total, { amount }) => total + amount, 0);
    return settleOldestFirst(charges, payments);
  });
  await trx('orders').whereIn('id', paid).update({ commissionPaid: true });
}

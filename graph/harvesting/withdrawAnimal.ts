import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { type Withdrawal, withdrawalInput } from '../../rules/herd/withdrawal';
import type { Animal } from '../animals/Animal';
import { today } from '../animals/animalToMove';
import { Claim } from '../claims/Claim';
import type { Context } from '../context';
import { mustExist } from '../database/transaction';
import { conflict } from '../errors';
import { Order } from '../orders/Order';
import { withdrawClaims } from '../reserving/withdrawClaims';
import { validate } from '../schema/arguments';
import { closeSettlements } from '../settlements/closeSettlements';
import { writePayment } from '../settlements/recordOrderPayment';
import { freeSlotOf } from '../slots/bookSlot';

type Withdrawn = { animal: Animal; locked: number[]; input: Partial<Withdrawal> };

/**
 * Takes the shares off an animal that is withdrawn, and returns the columns that record it. `locked` has the orders that the
 * caller locked, before the ranch and the animal. Errors: BAD_USER_INPUT (reason), CONFLICT.
 */
export async function withdrawAnimal(
  trx: Knex.Transaction,
  context: Context,
  { animal, locked, input }: Withdrawn,
): Promise<{ withdrawalReason: string | null }> {
  const { reason = null, payments } = await validate(withdrawalInput(animal.stage), input);
  const claims = await Claim.query(trx).where({ animalId: animal.id }).whereNotNull('orderId').orderBy('id');
  const orderIds = [...new Set(claims.map(({ orderId }) => mustExist(orderId)))];
  if (orderIds.some((id) => !locked.includes(id))) {
    throw conflict('The shares of this animal have just changed. Please look at them and try again.');
  }
  const isHarvested = !isBeforeHarvest(animal.stage);
  if (isHarvested) await closeSettlements(trx, context, { animalId: animal.id, orderIds, reason });
  if (payments === 'RETURNED') await returnDeposits(trx, context, { claims, reason });
  if (!isHarvested) await freeSlotOf(trx, animal.id);
  await withdrawClaims(trx, animal, isHarvested ? 'CONDEMNED' : 'WITHDRAWN');
  return { withdrawalReason: reason };
}

/** Records a refund of what each order paid, as far as it was for its shares of the animal. */
async function returnDeposits(
  trx: Knex.Transaction,
  context: Context,
  { claims, reason }: { claims: Claim[]; reason: string | null },
): Promise<void> {
  for (const orderId of new Set(claims.map((claim) => mustExist(claim.orderId)))) {
    const order = await Order.query(trx).findById(orderId).throwIfNotFound();
    const amount = await paidFor(
      trx,
      order,
      claims.filter((claim) => claim.orderId === orderId),
    );
    const refund = { kind: 'REFUND', method: 'OTHER', amount, receivedOn: today(context), note: reason } as const;
    if (amount > 0) await writePayment(trx, context, order, { ...refund, claimId: null, idempotencyKey: null });
  }
}

/** Everything that the order has received if it has no other goods, and else the deposits of its shares of the animal. */
async function paidFor(trx: Knex.Transaction, { id, received }: Order, claims: Claim[]): Promise<number> {
  const others = await trx('orderItems')
    .where({ orderId: id })
    .whereNotIn(
      'id',
      claims.map(({ orderItemId }) => mustExist(orderItemId)),
    );
  const otherClaims = await Claim.query(trx)
    .where({ orderId: id })
    .whereNotIn(
      'id',
      claims.map((claim) => claim.id),
    );
  if (others.length + otherClaims.length === 0) return received;
  const deposits = claims.map(({ deposit, depositReceivedAt }) => (depositReceivedAt ? (deposit ?? 0) : 0));
  return Math.min(
    received,
    deposits.reduce((sum, one) => sum + one, 0),
  );
}

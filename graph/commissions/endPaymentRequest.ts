import type { Knex } from 'knex';
import { audit, changesOf } from '../audit/audit';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { idNumber } from '../schema/arguments';
import { CommissionTransaction } from './CommissionTransaction';
import { closeRequest } from './paymentRequests';

/** Dismisses an open request without a payment, for admins. Errors: NOT_FOUND, CONFLICT. */
export async function dismissPaymentRequest(context: Context, id: string | number): Promise<CommissionTransaction> {
  return transaction(context.db, async (trx) => {
    const request = await CommissionTransaction.query(trx).findOne({ id: idNumber(id), type: 'REQUEST' });
    if (!request) throw notFound('Payment request');
    await end(trx, context, request, 'PAYMENT_REQUEST_DISMISSED');
    return request;
  });
}

/** Withdraws an open request of the viewer's ranch. Errors: NOT_FOUND, CONFLICT. */
export async function withdrawPaymentRequest(context: Context, id: string | number): Promise<CommissionTransaction> {
  return transaction(context.db, async (trx) => {
    const own = { id: idNumber(id), type: 'REQUEST', rancherId: ownRanch(context) } as const;
    const request = await CommissionTransaction.query(trx).findOne(own);
    if (!request) throw notFound('Payment request');
    await end(trx, context, request, 'PAYMENT_REQUEST_WITHDRAWN');
    return request;
  });
}

async function end(
  trx: Knex.Transaction,
  context: Context,
  { id, rancherId, amount }: CommissionTransaction,
  action: 'PAYMENT_REQUEST_DISMISSED' | 'PAYMENT_REQUEST_WITHDRAWN',
): Promise<void> {
  // A payment, the rancher or another admin may have closed the request first.
  const wasOpen = await closeRequest(trx, id, { withdrawn: action === 'PAYMENT_REQUEST_WITHDRAWN' });
  if (!wasOpen) throw conflict('This request was already answered');
  const changes = changesOf({ openRequests: amount }, { openRequests: null });
  await audit(trx, context, { action, to: { type: 'RANCHER', id: rancherId }, changes });
}

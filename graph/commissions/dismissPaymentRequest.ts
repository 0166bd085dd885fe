import type { Knex } from 'knex';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import type { Context } from '../context';
import { violatedConstraint } from '../database/sqlState';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { idNumber } from '../ids';
import { CommissionRequestAnswer, CommissionTransaction } from './CommissionTransaction';

/** Answers an open request without a payment. Errors: NOT_FOUND, CONFLICT. */
export async function dismissPaymentRequest(context: Context, id: string | number): Promise<CommissionTransaction> {
  return transaction(context.db, async (trx) => {
    const request = await CommissionTransaction.query(trx).findOne({ id: idNumber(id), type: 'REQUEST' });
    if (!request) throw notFound('Payment request');
    await dismiss(trx, request.id);
    const to = { type: 'RANCHER', id: request.rancherId } as const;
    const changes = changesOf({ openRequests: request.amount }, { openRequests: null });
    await audit(trx, context, { action: 'PAYMENT_REQUEST_DISMISSED', to, changes });
    return request;
  });
}

async function dismiss(trx: Knex.Transaction, requestId: number): Promise<void> {
  try {
    await CommissionRequestAnswer.query(trx).insert({ requestId, paymentId: null });
  } catch (error) {
    // A payment or another admin was faster; the key holds one answer for each request.
    if (violatedConstraint(error) === 'commission_request_answers_pkey')
      throw conflict('This request is answered already');
    throw error;
  }
}

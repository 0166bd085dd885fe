import type { Context } from '../context';
import { violatedConstraint } from '../database/sqlState';
import { conflict, notFound } from '../errors';
import { idNumber } from '../ids';
import { CommissionRequestAnswer, CommissionTransaction } from './CommissionTransaction';

/** Answers an open request without a payment. Errors: NOT_FOUND, CONFLICT. */
export async function dismissPaymentRequest({ db }: Context, id: string | number): Promise<CommissionTransaction> {
  const request = await CommissionTransaction.query(db).findOne({ id: idNumber(id), type: 'REQUEST' });
  if (!request) throw notFound('Payment request');
  try {
    await CommissionRequestAnswer.query(db).insert({ requestId: request.id, paymentId: null });
  } catch (error) {
    // A payment or another admin was faster; the key holds one answer for each request.
    if (violatedConstraint(error) === 'commission_request_answers_pkey')
      throw conflict('This request is answered already');
    throw error;
  }
  return request;
}

import type { Knex } from 'knex';
import type { OrderPaymentKind } from '../../rules/settlement/settlementWords';
import { badInput } from '../errors';
import { Complaint } from './Complaint';
import { tell, waiting, writeEntry } from './takeStep';

type Refund = { complaintId?: number | null; kind: OrderPaymentKind };

/** Refuses a payment that its complaint doesn't ask for. The caller has locked the order. Errors: BAD_USER_INPUT. */
export async function refuseUnowed(trx: Knex, orderId: number, { complaintId, kind }: Refund): Promise<void> {
  const complaint = await Complaint.query(trx).findOne({ id: complaintId ?? 0, orderId });
  if (!complaint) throw badInput({ complaintId: 'This order has no such complaint' });
  const isOwed = kind === 'REFUND' && complaint.remedy === 'PART_BACK' && complaint.state !== 'CLOSED';
  if (!isOwed) throw badInput({ complaintId: 'Only a refund that was agreed or decided belongs to it' });
}

/** Closes a complaint once all that was agreed or decided has come back. The caller has locked the order. */
export async function closeIfGivenBack(trx: Knex, id: number): Promise<void> {
  const complaint = await Complaint.query(trx).findById(id).throwIfNotFound();
  const [sum] = await trx('orderPayments').where({ complaintId: id }).sum({ cents: 'amount' });
  if (Number(sum?.cents) < Number(complaint.amount)) return;
  const entry = await writeEntry(trx, { complaint, side: 'RANCH', step: 'CLOSE' });
  const closed = { state: 'CLOSED', closedAt: trx.fn.now() as never } as const;
  await tell(trx, await complaint.$query(trx).patchAndFetch({ ...closed, ...waiting(trx, null, null) }), { entry });
}

import type { Knex } from 'knex';
import { Order } from '../orders/Order';
import { Complaint } from './Complaint';
import { tell, waiting, writeEntry } from './takeStep';

/** When a family closes its account: closes what it said, and gives the team what its ranches said. */
export async function leaveComplaints(trx: Knex.Transaction, customerId: number): Promise<void> {
  const orders = Order.query(trx).where({ customerId });
  const open = await Complaint.query(trx)
    .whereIn('orderId', orders.clone().select('id'))
    .whereIn('state', ['OPEN', 'ANSWERED'])
    .orderBy('id');
  await orders
    .whereIn(
      'id',
      open.map(({ orderId }) => orderId),
    )
    .orderBy('id')
    .forNoKeyUpdate();
  for (const { id } of open) await leave(trx, id);
}

async function leave(trx: Knex.Transaction, id: number): Promise<void> {
  const complaint = await Complaint.query(trx).findOne({ id }).whereIn('state', ['OPEN', 'ANSWERED']);
  if (!complaint || (complaint.side === 'RANCH' && complaint.waitsFor === 'PLATFORM')) return;
  const wasWaitingFor = complaint.waitsFor;
  const isOwn = complaint.side === 'CUSTOMER';
  const entry = await writeEntry(trx, { complaint, side: 'CUSTOMER', step: isOwn ? 'CLOSE' : 'ESCALATE' });
  const moved = await complaint
    .$query(trx)
    .patchAndFetch(
      isOwn
        ? { state: 'CLOSED', closedAt: trx.fn.now() as never, ...waiting(trx, null, null) }
        : waiting(trx, 'PLATFORM', null),
    );
  await tell(trx, moved, { entry, wasWaitingFor });
}

import type { Knex } from 'knex';
import { REMIND_DAYS } from '../../rules/complaints/complaintState';
import { transaction } from '../database/transaction';
import { queueMail } from '../mail/queueMail';
import { Order } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { Complaint } from './Complaint';
import { tell, waiting, writeEntry } from './takeStep';

/** Reminds sides that have a day left, once, and takes complaints to the team when the time is over. Runs every hour. */
export async function remindOfComplaints(db: Knex): Promise<void> {
  await remind(db);
  const late = await Complaint.query(db).where('dueAt', '<=', db.fn.now()).orderBy('id').select('id', 'orderId');
  for (const { id, orderId } of late) await transaction(db, (trx) => escalate(trx, id, orderId));
}

async function remind(db: Knex): Promise<void> {
  await transaction(db, async (trx) => {
    const reminded = await Complaint.query(trx)
      .patch({ remindedAt: trx.fn.now() as never })
      .whereRaw('due_at > now() and due_at <= now() + make_interval(days => ?)', [REMIND_DAYS])
      .whereNull('remindedAt')
      .returning(['id', 'orderId', 'waitsFor']);
    for (const { id, orderId, waitsFor } of reminded) {
      if (waitsFor === 'CUSTOMER' || waitsFor === 'RANCH')
        await queueMail(trx, { template: 'complaintDue', orderId, complaintId: id, side: waitsFor });
    }
  });
}

/** Takes a complaint to the team, unless somebody acted in the meantime. */
async function escalate(trx: Knex.Transaction, id: number, orderId: number): Promise<void> {
  const order = await Order.query(trx).findById(orderId).forNoKeyUpdate().throwIfNotFound();
  const complaint = await Complaint.query(trx).findOne({ id }).where('dueAt', '<=', trx.fn.now());
  if (!complaint) return;
  const wasWaitingFor = complaint.waitsFor;
  const entry = await writeEntry(trx, { complaint, side: 'PLATFORM', step: 'ESCALATE' });
  const moved = await complaint.$query(trx).patchAndFetch(waiting(trx, 'PLATFORM', null));
  await tell(trx, moved, { entry, wasWaitingFor });
  await notifyRanch(trx, order);
}

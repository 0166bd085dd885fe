import type { Knex } from 'knex';
import { IS_WAITING } from '../../claims/Claim';
import { transaction } from '../../database/transaction';
import { queueMail } from '../../mail/queueMail';

const WAITS = '90 days';

/** The shares in line whose families were last told or asked too long ago. */
const TO_ASK = `
  update claims set still_wanted_asked_at = ?
  where ${IS_WAITING}
    and exists (select from orders where id = claims.order_id and status <> 'FULFILLED')
    and greatest(ordered_at, still_wanted_asked_at) < ?::timestamptz - interval '${WAITS}'
  returning order_id as "orderId"`;

/** Asks families who have been in line for 90 days whether they still want their share. Nobody loses a place by silence. */
export async function askStillWanted({ db, now = new Date() }: { db: Knex; now?: Date }): Promise<void> {
  await transaction(db, async (trx) => {
    const { rows } = await trx.raw<{ rows: { orderId: number }[] }>(TO_ASK, [now, now]);
    for (const orderId of new Set(rows.map((row) => row.orderId))) {
      await queueMail(trx, { template: 'stillWanted', orderId });
    }
  });
}

import { loader, onePerKey } from '../database/loader';
import { prepared } from '../database/prepared';
import type { CommissionRequestAnswer } from './CommissionTransaction';

/** When a payment request was answered; null while it is open. */
export const resolvedAt = loader<number, string | null>(async ({ db }, ids) => {
  const sql = 'select * from commission_request_answers where request_id = any(?)';
  const answers = await prepared<CommissionRequestAnswer>(db, { sql, bindings: [ids] });
  return onePerKey(ids, answers, ({ requestId }) => requestId).map((answer) => answer?.createdAt ?? null);
});

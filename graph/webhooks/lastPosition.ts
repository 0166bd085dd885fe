import type { Knex } from 'knex';
import { putInLine } from '../events/putInLine';

/** Whatever was committed until now is before it. */
export async function lastPosition(trx: Knex.Transaction): Promise<number> {
  await putInLine(trx);
  const last = await trx('events').max('position as position').first();
  return last?.position ?? 0;
}

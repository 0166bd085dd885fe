import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { changeRancher } from './changeRancher';
import { lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** Hides an approved ranch from customers. Its open orders continue. Errors: NOT_FOUND, CONFLICT. */
export async function suspendRancher(context: Context, rancherId: string | number): Promise<Rancher> {
  return transaction(context.db, async (trx) => {
    const { id, approval } = await lockRancher(trx, rancherId);
    if (approval !== 'APPROVED') throw conflict('Only an approved ranch can be suspended');
    await queueMail(trx, { template: 'rancherSuspended', rancherId: id });
    const changes = changesOf({ approval }, { approval: 'SUSPENDED' });
    await audit(trx, context, { action: 'RANCH_SUSPENDED', to: { type: 'RANCHER', id }, changes });
    return changeRancher(trx, id, { approval: 'SUSPENDED' });
  });
}

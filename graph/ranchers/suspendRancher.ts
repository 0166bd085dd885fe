import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { changeRancher } from './changeRancher';
import { lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** Hides an approved ranch from customers; its open orders can still be worked on. Errors: NOT_FOUND, CONFLICT. */
export async function suspendRancher({ db }: Context, rancherId: string | number): Promise<Rancher> {
  return transaction(db, async (trx) => {
    const { id, approval } = await lockRancher(trx, rancherId);
    if (approval !== 'APPROVED') throw conflict('Only an approved ranch can be suspended');
    await queueMail(trx, { template: 'rancherSuspended', rancherId: id });
    return changeRancher(trx, id, { approval: 'SUSPENDED' });
  });
}

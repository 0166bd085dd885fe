import { rejectForm } from '../../rules/ranches/rejectForm';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import type { MutationRejectRancherArgs } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { changeRancher } from './changeRancher';
import { lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** Rejects a pending ranch. The reason goes into the mail. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function rejectRancher(context: Context, args: MutationRejectRancherArgs): Promise<Rancher> {
  const { reason } = await validate(rejectForm, args);
  return transaction(context.db, async (trx) => {
    const { id, approval } = await lockRancher(trx, args.rancherId);
    if (approval !== 'PENDING') throw conflict('Only a pending ranch can be rejected');
    await queueMail(trx, { template: 'rancherRejected', rancherId: id, reason: reason ?? '' });
    const changes = changesOf({ approval }, { approval: 'REJECTED', reason: reason || null });
    await audit(trx, context, { action: 'RANCH_REJECTED', to: { type: 'RANCHER', id }, changes });
    return changeRancher(trx, id, { approval: 'REJECTED' });
  });
}

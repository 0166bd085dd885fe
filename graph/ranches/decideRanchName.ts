import { audit, changesOf } from '../audit/audit';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import type { MutationDecideRanchNameArgs } from '../resolverTypes.generated';
import { changeRancher, lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** Gives a ranch the name that it asked for, or declines it. Errors: NOT_FOUND, CONFLICT. */
export async function decideRanchName(context: Context, args: MutationDecideRanchNameArgs): Promise<Rancher> {
  return transaction(context.db, async (trx) => {
    const ranch = await lockRancher(trx, args.rancherId);
    if (ranch.pendingName === null) throw conflict("This ranch isn't waiting for a new name.");
    // The ranch may have asked for another name since the admin looked.
    if (ranch.pendingName !== args.name) throw conflict(`The ranch now asks for the name ${ranch.pendingName}.`);
    const decided = { ...(args.approve && { ranchName: ranch.pendingName }), pendingName: null };
    const changes = changesOf(ranch, decided);
    await audit(trx, context, { action: 'RANCH_EDITED', to: { type: 'RANCHER', id: ranch.id }, changes });
    return changeRancher(trx, ranch.id, decided);
  });
}

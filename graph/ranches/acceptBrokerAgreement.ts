import { AGREEMENT_CHANGED, AGREEMENT_VERSION } from '../../rules/ranches/agreement';
import { audit, changesOf } from '../audit/audit';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { badInput } from '../errors';
import { changeRancher, lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** Records which version of the agreement the rancher accepted, and when they first did. Errors: BAD_USER_INPUT. */
export async function acceptBrokerAgreement(context: Context, version: string): Promise<Rancher> {
  if (version !== AGREEMENT_VERSION) throw badInput({ version: AGREEMENT_CHANGED });
  return transaction(context.db, async (trx) => {
    const ranch = await lockRancher(trx, ownRanch(context));
    if (ranch.agreementVersion === version) return ranch;
    const changes = changesOf(ranch, { agreementVersion: version });
    await audit(trx, context, { action: 'AGREEMENT_ACCEPTED', to: { type: 'RANCHER', id: ranch.id }, changes });
    return changeRancher(trx, ranch.id, { agreementVersion: version, agreementAcceptedAt: new Date().toISOString() });
  });
}

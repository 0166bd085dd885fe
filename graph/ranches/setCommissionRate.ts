import { commissionRateForm } from '../../rules/money/commissionRateForm';
import { audit, changesOf } from '../audit/audit';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationSetCommissionRateArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { changeRancher, lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** Sets the rate for new orders. Existing orders keep theirs. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function setCommissionRate(context: Context, args: MutationSetCommissionRateArgs): Promise<Rancher> {
  const { rate } = await validate(commissionRateForm, args);
  return transaction(context.db, async (trx) => {
    const { id, commissionRate } = await lockRancher(trx, args.rancherId);
    const changes = changesOf({ commissionRate }, { commissionRate: rate });
    await audit(trx, context, { action: 'COMMISSION_RATE_SET', to: { type: 'RANCHER', id }, changes });
    return changeRancher(trx, id, { commissionRate: rate });
  });
}

import { commissionRateForm } from '../../rules/commissionRateForm';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationSetCommissionRateArgs } from '../resolverTypes.generated';
import { validate } from '../validate';
import { changeRancher } from './changeRancher';
import { lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** Sets the rate of orders to come; an order keeps the rate that it was placed at. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function setCommissionRate({ db }: Context, args: MutationSetCommissionRateArgs): Promise<Rancher> {
  const { rate } = await validate(commissionRateForm, args);
  return transaction(db, async (trx) => {
    const { id } = await lockRancher(trx, args.rancherId);
    return changeRancher(trx, id, { commissionRate: rate });
  });
}

import { beefPricesInput } from '../../rules/products/beefPricesForm';
import { COW_SHARES } from '../../rules/products/cowShares';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import type { BeefPricesInput } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { auditedEdit } from './auditedEdit';
import { changeRancher, lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** Sets prices of shares. A price above 0 puts the share on sale, and 0 takes it off. Errors: BAD_USER_INPUT. */
export async function updateBeefPrices(context: Context, input: BeefPricesInput): Promise<Rancher> {
  const prices = await validate(beefPricesInput, input);
  const columns = COW_SHARES.flatMap(({ priceField, offerField }) => {
    const price = prices[priceField];
    return price === undefined ? [] : [{ [priceField]: price, [offerField]: price > 0 }];
  });
  return transaction(context.db, async (trx) => {
    const before = await lockRancher(trx, ownRanch(context));
    const edit = () => changeRancher(trx, before.id, Object.assign({}, ...columns));
    return auditedEdit(trx, context, { before, edit });
  });
}

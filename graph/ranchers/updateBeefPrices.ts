import { beefPricesInput } from '../../rules/beefPricesForm';
import { COW_SHARES } from '../../rules/cowShares';
import { type Context, ownRanch } from '../context';
import type { BeefPricesInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { changeRancher } from './changeRancher';
import type { Rancher } from './Rancher';

/** Sets prices of shares: above 0 puts the share on sale, 0 takes it off, left out stays. Errors: BAD_USER_INPUT. */
export async function updateBeefPrices(context: Context, input: BeefPricesInput): Promise<Rancher> {
  const prices = await validate(beefPricesInput, input);
  const columns = COW_SHARES.flatMap(({ priceField, offerField }) => {
    const price = prices[priceField];
    return price === undefined ? [] : [{ [priceField]: price, [offerField]: price > 0 }];
  });
  return changeRancher(context.db, ownRanch(context), Object.assign({}, ...columns));
}

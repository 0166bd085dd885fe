import { mustExist } from '../../graph/database/transaction';
import { QUARTERS_OF, type Quarters, type ShareItemType } from '../../rules/herd/quarters';
import { COW_SHARES, type CowShare } from '../../rules/products/cowShares';

export function shareOf(quarters: Quarters): CowShare {
  return mustExist(COW_SHARES.find(({ itemType }) => QUARTERS_OF[itemType as ShareItemType] === quarters));
}

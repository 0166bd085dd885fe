import { COW_SHARES } from '../../rules/products/cowShares';
import { oneOf } from '../address/codecs';
import { idsInAddress } from '../parts/ranches/compared';

const SHARES = COW_SHARES.map(({ itemType }) => itemType);

export const COMPARE_URL_PARAMS = {
  ranchers: idsInAddress,
  /** The share to compare. If undefined, the smallest that all ranches sell. */
  share: oneOf(SHARES, undefined),
};

interface Compared {
  ranchers: string[];
  share: (typeof SHARES)[number] | undefined;
}

/** Returns the query variables. The query has four aliases, and skips those without a ranch. */
export function compareVariables({ ranchers, share = 'QUARTER_COW' }: Compared, zipCode: string) {
  const [firstId = '0', secondId = '0', thirdId = '0', fourthId = '0'] = ranchers;
  return {
    ...{ firstId, secondId, thirdId, fourthId },
    hasSecond: ranchers.length > 1,
    hasThird: ranchers.length > 2,
    hasFourth: ranchers.length > 3,
    zipCode: zipCode || null,
    share,
  };
}

import type { UsedDeprecation } from '../../schema/usedDeprecations';

/** What a version of the contract changed. Elements are schema coordinates, such as `Order.amount`. */
export type ContractVersion = {
  /** Null for what the next release will have. */
  version: string | null;
  day: string | null;
  added: string[];
  deprecated: UsedDeprecation[];
  /** What programs may have to follow, and why. */
  breaking: { change: string; since: string; reason: string }[];
  removed: string[];
};

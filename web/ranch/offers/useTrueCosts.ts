import { useQuery } from '@apollo/client/react';
import type { CowShare } from '../../../rules/products/cowShares';
import { useKnownZip } from '../../parts/places/knownZip';
import { TrueCostsDocument } from './TrueCosts.generated';

/** Fetches the all-in costs and weights of a ranch's shares. They are based on the ranch's next animal, if there is one. */
export function useTrueCosts(rancherId: string) {
  const zipCode = useKnownZip();
  const { data, loading } = useQuery(TrueCostsDocument, { variables: { id: rancherId, zipCode: zipCode || null } });
  const { quarter, half, whole } = data?.rancher ?? {};
  const costs = [quarter, half, whole].filter((cost) => cost !== null && cost !== undefined);
  const costOf = ({ itemType }: CowShare) => costs.find(({ share }) => share === itemType);
  return { zipCode, costs, costOf, loading: loading && !data };
}

import { COW_SHARES, isOnSale } from '../../../rules/cowShares';
import { formatCents } from '../../../rules/money';
import { DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranchFacts';
import { DescriptionList } from '../../ui/DescriptionList';
import { Money } from '../../ui/Money';
import { waysLine } from '../offers';
import type { ProfileTab_rancherFragment } from './ProfileTab.generated';

/** What can be ordered now, and how it gets to a family. */
export function OnSale({ ranch }: { ranch: ProfileTab_rancherFragment }) {
  const shares = COW_SHARES.map((share) => ({
    term: share.label,
    details: isOnSale(ranch, share) ? <Money>{formatCents(ranch[share.priceField])}</Money> : 'Not on sale',
  }));
  const products = ranch.products.filter(({ available }) => available).map(({ name }) => name);
  return (
    <DescriptionList
      columns={3}
      items={[
        ...shares,
        { term: 'Products', details: products.join(', ') || 'None yet' },
        { term: 'Delivery', details: waysLine(ranch) },
        { term: 'Processing', details: `${ranch.processingTimeWeeks ?? DEFAULT_PROCESSING_WEEKS} weeks` },
      ]}
    />
  );
}

import { useState } from 'react';
import { formatCents } from '../../../rules/money/money';
import { rangeWords } from '../../../rules/orders/story/orderTotal';
import { COW_SHARES, type CowShare, isOnSale } from '../../../rules/products/cowShares';
import type { Offer } from '../../parts/ranches/shareOffers';
import { Button } from '../../ui/button/Button';
import { Grid } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { StatCard } from '../../ui/text/StatCard';
import type { BeefPrices_rancherFragment } from './BeefPrices.generated';
import { useOpenAnimalsToo } from './useOpenAnimalsToo';

const BeefPricesDialog = lazyDialog(() => import('./BeefPricesDialog'));

/** Shows the ranch's prices for the shares of a cow. */
export function BeefPrices({ ranch }: { ranch: BeefPrices_rancherFragment }) {
  const [isSetting, setSetting] = useState(false);
  const { ask, question } = useOpenAnimalsToo();
  return (
    <Section
      title="Bulk Beef Pricing"
      rule="none"
      actions={
        <Button variant="primary" onClick={() => setSetting(true)}>
          Set Bulk Beef Prices
        </Button>
      }
    >
      <Grid columns={3} min={200} gap={2}>
        {COW_SHARES.map((share) => (
          <StatCard key={share.share} label={share.label} value={priceOf(ranch, share)} note={noteOf(ranch, share)} />
        ))}
      </Grid>
      <BeefPricesDialog ranch={ranch} open={isSetting} onOpenChange={setSetting} onChanged={ask} />
      {question}
    </Section>
  );
}

function priceOf(ranch: BeefPrices_rancherFragment, { priceField }: CowShare): string {
  return ranch[priceField] > 0 ? formatCents(ranch[priceField]) : 'Not set';
}

/** Says what families see beside the list price, which at a ranch that sells by the animal is only for new animals. */
function noteOf(ranch: BeefPrices_rancherFragment, share: CowShare): string {
  const offer = ranch.offers.find((each) => each.share === share.itemType && each.availability !== 'LIST');
  if (offer) return offer.availability === 'SOLD_OUT' ? 'For new animals. Sold out now.' : forNewAnimals(offer);
  const { from, to } = share.yieldPounds;
  const pounds = `About ${from}-${to} lbs of beef`;
  const isHidden = ranch[share.priceField] > 0 && !isOnSale(ranch, share);
  return isHidden ? `${pounds}. Turned off in your profile.` : pounds;
}

const forNewAnimals = ({ shares, animal }: Offer): string =>
  `For new animals. Families now see ${rangeWords(shares)} (${animal ? `animal ${animal.tag}` : 'the next animal'}).`;

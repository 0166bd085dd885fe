import { useState } from 'react';
import { formatCents } from '../../../rules/money/money';
import { COW_SHARES, type CowShare, isOnSale } from '../../../rules/products/cowShares';
import { Button } from '../../ui/button/Button';
import { Grid } from '../../ui/layout/Grid';
import { Section } from '../../ui/layout/Section';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { StatCard } from '../../ui/text/StatCard';
import type { BeefPrices_rancherFragment } from './BeefPrices.generated';

const BeefPricesDialog = lazyDialog(() => import('./BeefPricesDialog'));

/** Shows the ranch's prices for the shares of a cow. */
export function BeefPrices({ ranch }: { ranch: BeefPrices_rancherFragment }) {
  const [isSetting, setSetting] = useState(false);
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
      <BeefPricesDialog ranch={ranch} open={isSetting} onOpenChange={setSetting} />
    </Section>
  );
}

function priceOf(ranch: BeefPrices_rancherFragment, { priceField }: CowShare): string {
  return ranch[priceField] > 0 ? formatCents(ranch[priceField]) : 'Not set';
}

function noteOf(ranch: BeefPrices_rancherFragment, share: CowShare): string {
  const { from, to } = share.yieldPounds;
  const pounds = `About ${from}-${to} lbs of beef`;
  const isHidden = ranch[share.priceField] > 0 && !isOnSale(ranch, share);
  return isHidden ? `${pounds}. Turned off in your profile.` : pounds;
}

import { Grid } from '../ui/Grid';
import { StatCard } from '../ui/StatCard';
import type { CustomerOrderCounts_userFragment } from './CustomerOrderCounts.generated';
import { customerTabs, tabAddress } from './customerTabs';

type Counts = CustomerOrderCounts_userFragment['orderCounts'];

/** How many orders there are; each figure leads to the orders that it counts. */
export function CustomerOrderCounts({ counts }: { counts: Counts | undefined }) {
  return (
    <Grid columns={4} min={140} gap={2} as="section" aria-label="Order summary">
      {customerTabs.map((tab) => (
        <StatCard
          key={tab.value}
          label={tab.value === 'all' ? 'Total' : tab.label}
          value={counts?.[tab.counted] ?? '–'}
          to={tabAddress(tab)}
        />
      ))}
    </Grid>
  );
}

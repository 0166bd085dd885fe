import { paths } from '../paths';
import { Grid } from '../ui/layout/Grid';
import { StatCard } from '../ui/text/StatCard';
import { ALL_ORDERS, type Counts, CUSTOMER_TABS } from './customerOrderVariables';

/** Each figure links to the orders that it counts. */
export function CustomerOrderCounts({ counts }: { counts: Counts | undefined }) {
  return (
    <Grid columns={4} min={140} gap={2} as="section" aria-label="Order summary">
      {CUSTOMER_TABS.map((tab) => (
        <StatCard
          key={tab.value}
          label={tab === ALL_ORDERS ? 'Total' : tab.label}
          value={counts?.[tab.counted] ?? '–'}
          to={tab === ALL_ORDERS ? paths.customerOrders : `${paths.customerOrders}?status=${tab.value}`}
        />
      ))}
    </Grid>
  );
}

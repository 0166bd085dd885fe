import { statusesIn } from '../../rules/orders/orderStatus';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { paths } from '../paths';
import { Grid } from '../ui/layout/Grid';
import { StatCard } from '../ui/text/StatCard';
import type { CustomerOrderCounts_userFragment } from './CustomerOrderCounts.generated';

type Counts = CustomerOrderCounts_userFragment['orderCounts'];

interface CustomerTab {
  /** Stands in the address. */
  value: string;
  label: string;
  /** Missing for the tab of all orders, canceled ones too. */
  statuses?: OrderStatus[];
  /** The figure that counts them. */
  counted: keyof Counts;
}

export const ALL_ORDERS: CustomerTab = { value: 'all', label: 'All', counted: 'total' };

export const CUSTOMER_TABS: readonly CustomerTab[] = [
  ALL_ORDERS,
  { value: 'pending', label: 'Pending', statuses: statusesIn('pending'), counted: 'pending' },
  { value: 'in-progress', label: 'In Progress', statuses: statusesIn('inProgress'), counted: 'inProgress' },
  { value: 'completed', label: 'Completed', statuses: statusesIn('fulfilled'), counted: 'fulfilled' },
];

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

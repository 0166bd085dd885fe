import { formatCents } from '../../../rules/money/money';
import type { DayRange } from '../../../rules/time/dayRange';
import { Grid } from '../../ui/layout/Grid';
import { Money } from '../../ui/text/Money';
import { StatCard } from '../../ui/text/StatCard';
import { adminOrdersPath, adminTabPath } from '../adminTabs';
import type { Figures_analyticsFragment } from './Figures.generated';

interface FiguresProps {
  analytics: Figures_analyticsFragment;
  days: DayRange;
}

/** The totals of the period, each with a link to the list that it counts. */
export function Figures({ analytics, days }: FiguresProps) {
  const orders = adminOrdersPath(days);
  const commissions = adminTabPath('commissions');
  return (
    <Grid columns={4} min={220} gap={2}>
      <MoneyCard
        label="Gross order value"
        cents={analytics.gross}
        note="Of orders placed and not canceled"
        to={orders}
      />
      <StatCard label="Orders" value={count(analytics.orders)} note="Placed and not canceled" to={orders} />
      <MoneyCard label="Average order" cents={analytics.averageOrder} note="Per order" />
      <StatCard
        label="New customers"
        value={count(analytics.newCustomers)}
        note="Signed up"
        to={adminTabPath('customers')}
      />
      <MoneyCard
        label="Commission charged"
        cents={analytics.commissionCharged}
        note="On fulfilled orders"
        to={commissions}
      />
      <MoneyCard label="Commission paid" cents={analytics.commissionPaid} note="Payments recorded" to={commissions} />
      <MoneyCard
        label="Commission outstanding"
        cents={analytics.commissionOutstanding}
        note="All balances now"
        to={commissions}
      />
      <StatCard
        label="Active ranches"
        value={count(analytics.activeRanchers)}
        note="With an order"
        to={adminTabPath('approved')}
      />
    </Grid>
  );
}

const count = (number: number) => <Money size="large">{number.toLocaleString('en-US')}</Money>;

interface MoneyCardProps {
  label: string;
  cents: number;
  note: string;
  to?: string;
}

function MoneyCard({ cents, ...card }: MoneyCardProps) {
  return <StatCard {...card} value={<Money size="large">{formatCents(cents)}</Money>} />;
}

import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { type DayRange, lengthOf } from '../../../rules/time/dayRange';

import { Grid } from '../../ui/layout/Grid';
import { Money } from '../../ui/text/Money';
import { StatCard } from '../../ui/text/StatCard';
import { adminOrdersPath, adminTabPath } from '../adminTabs';
import type { Figures_analyticsFragment, Figures_beforeFragment } from './Figures.generated';

interface FiguresProps {
  analytics: Figures_analyticsFragment;
  /** The figures of the previous period of the same length, if there is one. */
  before: Figures_beforeFragment | undefined;
  days: DayRange;
}

interface FigureCard {
  label: string;
  field: keyof Figures_analyticsFragment & string;
  note: string;
  isMoney?: boolean;
  to?: string;
}

export function Figures({ analytics, before, days }: FiguresProps) {
  const period = previousPeriod(lengthOf(days));
  return (
    <Grid columns={4} min={220} gap={2}>
      {cardsOf(days).map(({ label, field, note, isMoney = false, to }) => {
        const format = isMoney ? formatCents : formatCount;
        const previous = field === 'commissionOutstanding' ? undefined : before?.[field];
        return (
          <StatCard
            key={field}
            label={label}
            value={<Money size="large">{format(analytics[field])}</Money>}
            note={
              <>
                {note}
                {previous !== undefined && <Change>{changeFrom(previous, analytics[field], period, format)}</Change>}
              </>
            }
            {...(to && { to })}
          />
        );
      })}
    </Grid>
  );
}

function cardsOf(days: DayRange): FigureCard[] {
  const orders = adminOrdersPath(days);
  const commissions = adminTabPath('commissions');
  const customers = adminTabPath('customers');
  const money = { isMoney: true };
  return [
    { label: 'Gross order value', field: 'gross', note: 'Of orders placed and not canceled', to: orders, ...money },
    { label: 'Orders', field: 'orders', note: 'Placed and not canceled', to: orders },
    { label: 'Average order', field: 'averageOrder', note: 'Per order', ...money },
    { label: 'New customers', field: 'newCustomers', note: 'Signed up', to: customers },
    { label: 'Commission charged', field: 'commissionCharged', note: 'On fulfilled orders', to: commissions, ...money },
    { label: 'Commission paid', field: 'commissionPaid', note: 'Payments recorded', to: commissions, ...money },
    {
      label: 'Commission outstanding',
      field: 'commissionOutstanding',
      note: 'All current balances',
      to: commissions,
      ...money,
    },
    {
      label: 'Active ranches',
      field: 'activeRanchers',
      note: 'With an order in this period',
      to: adminTabPath('approved'),
    },
  ];
}

const formatCount = (count: number) => count.toLocaleString('en-US');

const Change = styled.span`
  display: block;
`;

const percentFormat = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits });
const [wholePercent, finePercent] = [percentFormat(0), percentFormat(2)];

interface PreviousPeriod {
  name: string;
  preposition: 'in' | 'on';
}

const previousPeriod = (days: number): PreviousPeriod =>
  days === 1
    ? { name: 'the previous day', preposition: 'on' }
    : { name: `the previous ${days} days`, preposition: 'in' };

/** Returns '+12% vs. the previous 30 days', or the previous figure if it's 0 or less and thus allows no percentage. */
function changeFrom(
  previous: number,
  current: number,
  { name, preposition }: PreviousPeriod,
  format: (figure: number) => string,
): string {
  if (previous <= 0) return `${format(previous)} ${preposition} ${name}`;
  const change = (current - previous) / previous;
  if (change === 0) return `Same as ${name}`;
  return `${(Math.abs(change) < 0.01 ? finePercent : wholePercent).format(change)} vs. ${name}`;
}

import { CircleCheck, DollarSign, Inbox, Truck } from 'lucide-react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { usePermissions } from '../../session/useSession';
import { media, space } from '../../theme/tokens';
import { StatCard } from '../../ui/text/StatCard';
import { ordersUrl } from '../orders/orderTabs';
import type { RanchFigures_rancherFragment } from './RanchFigures.generated';

type Counts = RanchFigures_rancherFragment['orderCounts'];

const Root = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(1)};

  ${media.phone} {
    /* The revenue has its label and its figure in one line. */
    & > :nth-child(4) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: center;
      gap: 0 ${space(1.5)};
      grid-column: 1 / -1;
    }
  }

  ${media.medium} {
    /* The revenue is the longest figure. */
    grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.7fr);
    gap: ${space(2)};
  }
`;

const UNKNOWN = '–';

const FIGURES = [
  { label: 'New Orders', icon: Inbox, count: 'pending', tab: 'pending' },
  { label: 'In Progress', icon: Truck, count: 'inProgress', tab: 'in-progress' },
  { label: 'Fulfilled', icon: CircleCheck, count: 'fulfilled', tab: 'completed' },
] as const;

/** Shows the counts of the ranch's orders, each with a link to those orders, and the revenue. */
export function RanchFigures({ counts }: { counts: Counts | undefined }) {
  const { withMoney } = usePermissions();
  return (
    <Root aria-label="Figures">
      {FIGURES.map(({ count, tab, ...figure }) => (
        <StatCard key={tab} compact {...figure} value={counts?.[count] ?? UNKNOWN} to={ordersUrl(tab)} />
      ))}
      {withMoney && <Revenue {...counts} />}
    </Root>
  );
}

function Revenue({ estimatedRevenue, actualRevenue }: Partial<Counts>) {
  return (
    <StatCard
      compact
      label="Total Revenue"
      icon={DollarSign}
      value={estimatedRevenue === undefined ? UNKNOWN : wholeDollars(estimatedRevenue)}
      note={actualRevenue === undefined ? undefined : `Estimate. Actual sum: ${formatCents(actualRevenue)}`}
    />
  );
}

/** Omits the cents, because the estimate is a round number. */
const wholeDollars = (cents: number) => formatCents(cents).replace('.00', '');

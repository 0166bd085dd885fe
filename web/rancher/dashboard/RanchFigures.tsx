import { CircleCheck, DollarSign, Inbox, Truck } from 'lucide-react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { usePermissions } from '../../session/useSession';
import { media, space } from '../../theme/tokens';
import { StatCard } from '../../ui/text/StatCard';
import { ordersAddress } from '../orders/orderTabs';
import type { RanchFigures_rancherFragment } from './RanchFigures.generated';

type Counts = RanchFigures_rancherFragment['orderCounts'];

const Root = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const UNKNOWN = '–';

/** The counts of the ranch's orders, each with a link to those orders, and the revenue. */
export function RanchFigures({ counts }: { counts: Counts | undefined }) {
  const { withMoney } = usePermissions();
  return (
    <Root aria-label="Figures">
      <StatCard label="New Orders" icon={Inbox} value={counts?.pending ?? UNKNOWN} to={ordersAddress('pending')} />
      <StatCard
        label="In Progress"
        icon={Truck}
        value={counts?.inProgress ?? UNKNOWN}
        to={ordersAddress('in-progress')}
      />
      <StatCard
        label="Fulfilled"
        icon={CircleCheck}
        value={counts?.fulfilled ?? UNKNOWN}
        to={ordersAddress('completed')}
      />
      {withMoney && <Revenue {...counts} />}
    </Root>
  );
}

function Revenue({ estimatedRevenue, actualRevenue }: Partial<Counts>) {
  return (
    <StatCard
      label="Total Revenue"
      icon={DollarSign}
      value={estimatedRevenue === undefined ? UNKNOWN : wholeDollars(estimatedRevenue)}
      note={actualRevenue === undefined ? undefined : `Estimate. Actual sum: ${formatCents(actualRevenue)}`}
    />
  );
}

/** The estimate is a round number, so the cents are left out. */
const wholeDollars = (cents: number) => formatCents(cents).replace('.00', '');

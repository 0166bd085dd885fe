import styled from 'styled-components';
import { formatCents } from '../../../../rules/money/money';

import { daysText } from '../../../../rules/time/days';
import { paths } from '../../../paths';
import { media } from '../../../theme/tokens';
import { Text } from '../../../ui/text/Text';
import type { BalancesDue_rancherFragment } from './BalancesDue.generated';
import { Detail, Line, TodayCard, TodayList } from './TodayCard';

/** On phones the sum and the link to all balances are enough. */
const OnWideScreens = styled(TodayList)`
  ${media.phone} {
    display: none;
  }
`;

/** The maximum number of rows. The cache may have more, from the page with all balances. */
const MAX_ROWS = 3;

/** Shows what families owe the ranch, the longest due first. */
export function BalancesDue({ ranch }: { ranch: BalancesDue_rancherFragment }) {
  const { receivableFigures: figures, balances } = ranch;
  if (!figures || !balances) return null;
  return (
    <TodayCard title="Balances Due" link={{ to: paths.rancherBalances, label: 'All balances' }}>
      <Text tone="soft">
        {figures.orders === 0
          ? 'Nothing is due.'
          : `${formatCents(figures.amount)} from ${figures.orders === 1 ? '1 order' : `${figures.orders} orders`}`}
      </Text>
      {balances.nodes.length > 0 && (
        <OnWideScreens>
          {balances.nodes.slice(0, MAX_ROWS).map(({ id, customer, settlement: { balanceDue, daysDue } }) => (
            <Line key={id}>
              <span>
                <strong>{customer.name}</strong>
                <Detail>{`Order #${id} · due ${daysDue ? `for ${daysText(daysDue)}` : 'today'}`}</Detail>
              </span>
              <strong>{formatCents(balanceDue ?? 0)}</strong>
            </Line>
          ))}
        </OnWideScreens>
      )}
    </TodayCard>
  );
}

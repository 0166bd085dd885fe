import styled from 'styled-components';
import { adminDateTime } from '../../rules/dates';
import { ORDER_STATUS } from '../../rules/vocabulary';
import { color, space } from '../theme/tokens';
import type { SupportOrders_orderFragment } from './SupportOrders.generated';

const Steps = styled.ol`
  display: grid;
  gap: ${space(0.5)};
  padding: 0;
  list-style: none;
  text-align: left;
`;

const Aside = styled.span`
  color: ${color.soft};
`;

/** What happened to an order, a line each. */
export function OrderHistory({ updates }: { updates: SupportOrders_orderFragment['statusUpdates'] }) {
  return (
    <Steps>
      {updates.map(({ id, status, notes, createdAt }) => (
        <li key={id}>
          {ORDER_STATUS.label(status)} <Aside>{[adminDateTime(createdAt), notes].filter(Boolean).join(' · ')}</Aside>
        </li>
      ))}
    </Steps>
  );
}

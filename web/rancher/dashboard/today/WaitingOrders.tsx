import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { orderMailUrl } from '../../../../rules/fields/mailUrl';
import { phoneUrl } from '../../../../rules/fields/phoneUrl';
import { ORDER_TYPE } from '../../../../rules/words/vocabulary';
import { space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/button/Button';
import { Cluster } from '../../../ui/layout/arrange';

import { Text, VisuallyHidden } from '../../../ui/text/Text';
import { NextStepButton } from '../../orders/NextStepButton';
import { ordersUrl } from '../../orders/orderTabs';
import { PriceConfirmedButton } from '../../orders/PriceConfirmedButton';
import { Detail, TodayCard, TodayList } from './TodayCard';
import type { WaitingOrders_orderFragment, WaitingOrders_rancherFragment } from './WaitingOrders.generated';

/** A row whose buttons wrap below the name if the card is narrow. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  & > :first-child {
    flex: 1 1 176px;
  }
`;

/** The maximum number of rows. The cache may have more, from other screens. */
const MAX_ROWS = 5;

/** Lists the families who wait for a call, the longest wait first. */
export function WaitingOrders({ ranch: { waiting } }: { ranch: WaitingOrders_rancherFragment }) {
  // An order that was just moved stays in the list until the list is refetched.
  const pending = waiting.nodes.filter(({ status }) => status === 'PENDING');
  const count = waiting.totalCount - waiting.nodes.length + pending.length;
  return (
    <TodayCard
      title="Waiting for a Call"
      {...(count > 0 && { link: { to: ordersUrl('pending'), label: count === 1 ? 'Open it' : `All ${count}` } })}
    >
      {pending.length === 0 ? (
        <Text tone="soft">Nobody is waiting for a call.</Text>
      ) : (
        <TodayList>
          {pending.slice(0, MAX_ROWS).map((order) => (
            <WaitingOrder key={order.id} order={order} />
          ))}
        </TodayList>
      )}
    </TodayCard>
  );
}

function WaitingOrder({ order }: { order: WaitingOrders_orderFragment }) {
  const { orderType, customer, headline } = order;
  return (
    <Row>
      <span>
        <strong>{customer.name}</strong>
        <Detail>{`${ORDER_TYPE.label(orderType)} · ${headline}`}</Detail>
      </span>
      <Cluster>
        <ContactButton order={order} />
        <PriceConfirmedButton order={order} size="small" />
        <NextStepButton order={order} size="small" />
      </Cluster>
    </Row>
  );
}

function ContactButton({ order: { id, customer } }: { order: WaitingOrders_orderFragment }) {
  if (customer.phone) {
    return (
      <ButtonLink size="small" icon={Phone} href={phoneUrl(customer.phone)}>
        Call<VisuallyHidden> {customer.name}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink size="small" icon={Mail} href={orderMailUrl(customer.email, id)}>
      Email<VisuallyHidden> {customer.name}</VisuallyHidden>
    </ButtonLink>
  );
}

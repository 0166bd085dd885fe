import styled from 'styled-components';
import { ownWords } from '../../../rules/estimateNote';
import { Grid } from '../../ui/Grid';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { OrderCustomer } from './OrderCustomer';
import type { OrderDetails_orderFragment } from './OrderDetails.generated';
import { OrderedProducts } from './OrderedProducts';
import { OrderInfo } from './OrderInfo';
import { OrderRancher } from './OrderRancher';
import { StatusHistory } from './StatusHistory';

// The shorter of the two is not stretched to the height of the other.
const Parties = styled(Grid)`
  align-items: start;
`;

/** An order with everything around it. */
export function OrderDetails({ order }: { order: OrderDetails_orderFragment }) {
  return (
    <Stack gap={4}>
      <Parties columns={2} min={280} gap={4}>
        <Section title="Customer" level={3} rule="none">
          <OrderCustomer customer={order.customer} />
        </Section>
        <Section title="Rancher" level={3} rule="none">
          <OrderRancher rancher={order.rancher} />
        </Section>
      </Parties>
      <Section title="Order Information" level={3} rule="none">
        <OrderInfo order={order} />
      </Section>
      <Section title="Notes" level={3} rule="none">
        <Text measure>{ownWords(order.notes) || 'No notes provided'}</Text>
      </Section>
      <Section title="Products" level={3} rule="none">
        <OrderedProducts items={order.items} />
      </Section>
      <Section title="Status History" level={3} rule="none">
        <StatusHistory updates={order.statusUpdates} />
      </Section>
    </Stack>
  );
}

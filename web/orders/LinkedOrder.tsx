import { useQuery } from '@apollo/client/react';
import { QueryState } from '../errors/QueryState';

import { OrdersSkeleton } from '../parts/orders/OrdersSkeleton';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Stack } from '../ui/layout/arrange';
import { EmptyState } from '../ui/state/EmptyState';
import { useOpenRows } from '../ui/table/useOpenRows';
import { TextLink } from '../ui/text/Link';
import { CustomerOrderCard } from './CustomerOrderCard';
import { LinkedOrderDocument } from './LinkedOrder.generated';

/** Shows the single order that an email or a calendar links to, which may not be on the loaded page of the list. */
export default function LinkedOrder({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(LinkedOrderDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const rowOf = useOpenRows();
  const order = data?.order;
  if (order)
    return (
      <Stack gap={2}>
        <TextLink to={paths.customerOrders}>Show all orders</TextLink>
        <CustomerOrderCard order={order} row={rowOf(id, true)} />
      </Stack>
    );
  if (data) return <NoSuchOrder />;
  return (
    <QueryState error={error} refetch={refetch}>
      <OrdersSkeleton />
    </QueryState>
  );
}

function NoSuchOrder() {
  return (
    <EmptyState
      title="Order Not Found"
      text="This link is for an order that isn't in your account."
      action={<ButtonLink to={paths.customerOrders}>Show All Orders</ButtonLink>}
    />
  );
}

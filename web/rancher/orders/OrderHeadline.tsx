import { useQuery } from '@apollo/client/react';
import { orderStory } from '../../../rules/orders/story/orderStory';
import { serverTime } from '../../session/serverTime';
import { usePermissions } from '../../session/useSession';
import { Text } from '../../ui/text/Text';
import { OrderHeadlineDocument, type OrderHeadlineQuery } from './OrderHeadline.generated';

/** Says where an order stands, as its family reads it too. A query of its own, because a whole day of orders would cost too much. */
export function OrderHeadline({ id }: { id: string }) {
  const { withMoney } = usePermissions();
  const { data } = useQuery(OrderHeadlineDocument, { variables: { id, withMoney } });
  if (!data?.order) return null;
  const facts = { ...data.order, claims: data.order.claims.map(asFamily) };
  return <Text>{orderStory(facts, new Date(serverTime.now()), { reader: 'RANCH' }).headline}</Text>;
}

type Share = NonNullable<OrderHeadlineQuery['order']>['claims'][number];

/** The families' proposals are what the family of the share waits with, and the ranch's what it has to answer. */
function asFamily({ cutSheet, ...share }: Share) {
  const proposals = cutSheet?.proposals.map(({ byRanch }) => ({ byRanch, mine: !byRanch })) ?? [];
  return { ...share, cutSheet: cutSheet && { ...cutSheet, proposals } };
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { codeOf } from '../../../errors/graphErrors';
import { useToast } from '../../../ui/overlay/useToast';
import { refreshHerd } from '../../herd/refreshHerd';
import { ordersAddress } from '../orderTabs';
import { keepOpen } from './keepOpen';
import { type LiveOrders_orderFragment, LiveOrdersDocument } from './LiveOrders.generated';
import { refreshOrders } from './refreshOrders';

/** The subscription ends for good at these: the server would refuse the next attempt as well. */
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** Announces new orders on any screen of a rancher. It renders nothing itself. */
export default function LiveOrders() {
  useLiveOrders();
  return null;
}

/** Subscribes to the ranch's orders and keeps the screen up to date with them. */
function useLiveOrders(): void {
  const client = useApolloClient();
  const { toast } = useToast();
  const navigate = useNavigate();
  const hasConnected = useRef(false);

  const showOrder = useEffectEvent((order: LiveOrders_orderFragment) => {
    // The order may have taken places of an animal, or freed them.
    void refreshHerd(client);
    // The cache has updated orders that were already loaded; only a new order has to be added to the lists.
    if (order.status !== 'PENDING') return;
    toast({
      title: `New order from ${order.customer.name}`,
      quiet: true,
      action: { label: 'View', onAction: () => navigate(ordersAddress('pending')) },
    });
    void refreshOrders(client, { figures: false });
  });

  const catchUp = useEffectEvent(() => {
    if (hasConnected.current) {
      void refreshOrders(client, { figures: true });
      void refreshHerd(client);
    }
    hasConnected.current = true;
  });

  useEffect(
    () =>
      keepOpen(({ connected, ended }) => {
        const onConnected = () => {
          connected();
          catchUp();
        };
        const fail = (error: unknown) => ended(REFUSALS.includes(codeOf(error) ?? ''));
        const live = client.subscribe({ query: LiveOrdersDocument, context: { onConnected } }).subscribe({
          next: ({ data, error }) => {
            if (data) showOrder(data.ranchOrders);
            if (error) fail(error);
          },
          error: fail,
          complete: () => ended(false),
        });
        return () => live.unsubscribe();
      }),
    [client],
  );
}

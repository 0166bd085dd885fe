import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { codeOf } from '../../errors/codeOf';
import { useToast } from '../../ui/useToast';
import { keepOpen } from './keepOpen';
import { type LiveOrders_orderFragment, LiveOrdersDocument } from './LiveOrders.generated';
import { ordersAddress } from './ranchTabs';
import { refreshOrders } from './refreshOrders';

/** Hears of the ranch's orders as they come in and change, and keeps the screen up to date. */
export function useLiveOrders(): void {
  const client = useApolloClient();
  const { toast } = useToast();
  const navigate = useNavigate();
  const hasConnected = useRef(false);

  const hear = useEffectEvent((order: LiveOrders_orderFragment) => {
    // What has changed is in the cache already; only a new order belongs where nothing stands yet.
    if (order.status !== 'PENDING') return;
    toast({
      title: `New order from ${order.customer.name}`,
      quiet: true,
      action: { label: 'View', onAction: () => navigate(ordersAddress('pending')) },
    });
    void refreshOrders(client, { figures: false });
  });

  const catchUp = useEffectEvent(() => {
    if (hasConnected.current) void refreshOrders(client, { figures: true });
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
            if (data) hear(data.ranchOrders);
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

/** Whoever asks again is told the same. */
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];

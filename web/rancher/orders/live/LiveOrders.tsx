import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshMessages, useConversationNews } from '../../../messages/live/conversationNews';
import { useUpdates } from '../../../messages/live/useUpdates';
import { usePermissions } from '../../../session/useSession';
import { useToast } from '../../../ui/overlay/useToast';
import { refreshHerd } from '../../herd/refreshHerd';
import { ordersUrl } from '../orderTabs';
import { type LiveOrders_orderFragment, LiveOrdersDocument } from './LiveOrders.generated';
import { refreshOrders, refreshToday } from './refreshOrders';

/** Announces new orders and messages on any screen of a rancher. It renders nothing itself. */
export default function LiveOrders() {
  const showOrder = useOrderNews();
  const showNews = useConversationNews();
  const { withMoney } = usePermissions();
  useUpdates(LiveOrdersDocument, {
    variables: { withMoney },
    onUpdate({ updates: { order, conversation } }) {
      if (order) showOrder(order);
      if (conversation) showNews(conversation);
    },
    onReconnect(client) {
      void refreshOrders(client, { figures: true });
      void refreshHerd(client);
      void refreshMessages(client);
    },
  });
  return null;
}

/** Returns a handler that updates the screen when an order is new or has changed. */
function useOrderNews() {
  const client = useApolloClient();
  const { toast } = useToast();
  const navigate = useNavigate();
  const announced = useRef(new Set<string>());
  return (order: LiveOrders_orderFragment) => {
    // The order may have taken places of an animal, or freed them.
    void refreshHerd(client);
    void refreshToday(client);
    // The cache has updated orders that were already loaded; only a new order has to be added to the lists.
    // The order is published again whenever its shares change, and a second toast would replace one that offers Undo.
    if (order.status !== 'PENDING' || announced.current.has(order.id)) return;
    announced.current.add(order.id);
    toast({
      title: `New order from ${order.customer.name}`,
      quiet: true,
      action: { label: 'View', onAction: () => navigate(ordersUrl('pending')) },
    });
    void refreshOrders(client, { figures: false });
  };
}

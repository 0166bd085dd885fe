import type { OrderStatus, OrderType, ShippingMethod } from '../../rules/words/vocabulary';
import { settlementOf } from './settlement';
import { connectionOf, customer } from './visit';

/** Returns an entry of an order's history on the given day of November. */
export const statusUpdate = (day: number, status: OrderStatus, notes = '') => ({
  __typename: 'OrderStatusUpdate' as const,
  id: String(day),
  status,
  notes,
  moverName: null,
  createdAt: `2026-11-${day}T18:00:00.000Z`,
});

const items = [
  {
    __typename: 'OrderItem' as const,
    id: '1',
    name: 'Half Cow',
    variantName: null,
    type: 'HALF_COW' as const,
    price: 166_000,
    quantity: 1,
  },
];

/** A pending order of half a cow. */
export const halfOrder = {
  __typename: 'Order',
  id: '12',
  orderType: 'HALF_COW' as OrderType,
  status: 'PENDING' as OrderStatus,
  nextStatuses: ['CANCELED'] as OrderStatus[],
  cancelTerms: null,
  cancellation: null,
  notes: 'Estimated total: $1,660.00. The final price is confirmed by the rancher.',
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: '2026-11-21T18:00:00.000Z',
  shippingAddress: null as string | null,
  handoverDay: null as string | null,
  customer: {
    __typename: 'OrderCustomer',
    id: customer.id,
    name: customer.name,
    email: customer.email,
    phone: '',
    zipCode: '78704',
  },
  rancher: {
    __typename: 'Rancher',
    id: '7',
    ranchName: 'Cedar Fork Ranch',
    city: 'Llano',
    state: 'Texas',
    contact: { __typename: 'Contact', name: 'Bo Tanner', email: 'bo@example.com', phone: '' },
  },
  items,
  claims: [] as object[],
  conversation: null as object | null,
  complaintWaitsFor: null as string | null,
  recallId: null as string | null,
  canReview: false,
  review: null as object | null,
  reorderReminderAt: null as string | null,
  settlement: settlementOf() as object,
  shippingMethod: 'LOCAL_PICKUP' as ShippingMethod,
  shippingFee: 0,
  total: 166_000,
  statusUpdates: [statusUpdate(20, 'PENDING', 'Order request sent')],
};

const COUNTS = { __typename: 'OrderCounts', pending: 0, inProgress: 0, fulfilled: 0 };

/** Returns the answer to the query of My Orders. */
export const ordersOf = (orders: object[], orderCounts: object = { ...COUNTS, total: orders.length }) => ({
  viewer: { __typename: 'User', id: customer.id, orderCounts, orders: connectionOf('Order', orders) },
});

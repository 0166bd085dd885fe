import { nextStatuses } from '../../rules/orders/orderStatus';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { settlementOf } from './settlement';
import { connectionOf, rancher } from './visit';

/** Returns an order with all the fields that the rancher's screens need. */
export function ranchOrder(id: number, given: { status?: OrderStatus } & Record<string, unknown> = {}) {
  const { status = 'PENDING', ...rest } = given;
  return {
    __typename: 'Order',
    id: String(id),
    headline: 'Call the family by November 22, 2026',
    orderType: 'HALF_COW',
    status,
    nextStatuses: nextStatuses(status),
    amount: 180_000,
    total: 180_000,
    commissionAmount: 18_000,
    commissionPaid: false,
    notes: 'Call after six',
    privateNotes: null,
    complaintWaitsFor: null,
    handoverDay: null,
    archived: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    shippingMethod: 'LOCAL_PICKUP',
    shippingFee: 0,
    shippingAddress: null,
    settlement: settlementOf(),
    items: [
      {
        __typename: 'OrderItem',
        id: `${id}0`,
        name: 'Half Cow',
        variantName: null,
        type: 'HALF_COW',
        price: 180_000,
        quantity: 1,
        size: null,
        weight: null,
      },
    ],
    claims: [] as object[],
    conversation: null,
    statusUpdates: [
      {
        __typename: 'OrderStatusUpdate',
        id: `${id}1`,
        status: 'PENDING',
        notes: 'Order request sent',
        moverName: null,
        createdAt: '2026-11-20T12:00:00.000Z',
      },
    ],
    customer: {
      __typename: 'OrderCustomer',
      id: '1',
      name: `Customer ${id}`,
      email: 'ann@example.com',
      phone: '555-0100',
      zipCode: '78701',
      city: 'Austin',
      state: 'Texas',
    },
    ...rest,
  };
}

export const counts = (given: Record<string, number> = {}) => ({
  __typename: 'OrderCounts',
  pending: 2,
  inProgress: 3,
  fulfilled: 4,
  estimatedRevenue: 240_000,
  actualRevenue: 251_050,
  ...given,
});

/** Returns a response with these fields of the signed-in rancher's ranch. */
export const ofRanch = (fields: object) => ({
  viewer: { __typename: 'User', id: rancher.id, ranch: { __typename: 'Rancher', id: rancher.ranch!.id, ...fields } },
});

export const orderPage = (nodes: object[], totalCount?: number) => connectionOf('Order', nodes, totalCount);

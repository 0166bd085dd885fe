import { processorOf } from './herd';
import { counts, ofRanch, orderPage } from './ranchOrders';

/** The shares of a ranch that sells halves only. */
export const halvesOnly = {
  offerQuarterCow: false,
  offerHalfCow: true,
  offerWholeCow: false,
  quarterCowPrice: 0,
  halfCowPrice: 180_000,
  wholeCowPrice: 0,
};

/** The fields of a ranch that can be approved. */
const ready = {
  approval: 'APPROVED',
  description: 'Beef from the hills',
  imageUrl: '/pictures/a.avif',
  cattleBreed: 'Angus',
  feedingMethod: 'Grain Fed',
  raisingPractices: 'On pasture',
  ...halvesOnly,
  pricingModel: 'FLAT',
  pricePerPound: 0,
  offerLocalPickup: true,
  offerLocalDelivery: false,
  offerShipping: false,
  products: [],
  contact: { __typename: 'Contact', phone: '555-0100' },
  processors: [processorOf()],
};

/** Returns the sales of twelve months, which are 0 except in the given months. */
function salesOf(sold: Record<string, { orders: number; amount: number }> = {}) {
  const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2025, 11 + at)).toISOString().slice(0, 7));
  return months.map((month) => ({ __typename: 'MonthSales', month, orders: 0, amount: 0, ...sold[month] }));
}

/** Returns the answer to the dashboard's query. */
export function todayOf({
  unread = 0,
  waiting = [] as object[],
  sold = {},
  ...ranch
}: Record<string, unknown> & {
  unread?: number;
  waiting?: object[];
  sold?: Parameters<typeof salesOf>[0];
} = {}) {
  const { viewer } = ofRanch({
    ...ready,
    orderCounts: { ...counts(), total: 9 },
    ranchName: 'Cedar Fork Ranch',
    newestReviews: { __typename: 'ReviewConnection', nodes: [] },
    waiting: orderPage(waiting),
    animalsToRecord: [],
    nextHarvests: { __typename: 'AnimalConnection', nodes: [] },
    receivableFigures: { __typename: 'ReceivableFigures', amount: 0, orders: 0 },
    balances: orderPage([]),
    salesByMonth: salesOf(sold),
    customerPlaces: [],
    ...ranch,
  });
  return { viewer: { ...viewer, unreadMessages: unread } };
}

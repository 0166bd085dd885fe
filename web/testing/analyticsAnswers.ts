import { ORDER_STATUS, ORDER_TYPE } from '../../rules/words/vocabulary';

const month = (name: string, orders: number) => ({
  __typename: 'MonthFigures',
  month: name,
  orders,
  gross: orders * 100_000,
  commissionCharged: 0,
  commissionPaid: 0,
  newCustomers: 0,
});

const orderCounts: Record<string, number> = { PENDING: 3, CONTACTED: 1, PROCESSING: 0, FULFILLED: 2, CANCELED: 1 };
const moves = [
  { from: 'PENDING', to: 'CONTACTED', medianHours: 28.5, moves: 4 },
  { from: 'CONTACTED', to: 'PROCESSING', medianHours: 100, moves: 2 },
  { from: 'PROCESSING', to: 'FULFILLED', medianHours: null, moves: 0 },
];

/** The analytics of a period with a few orders. */
export const full = {
  __typename: 'Analytics',
  orders: 6,
  gross: 612_345,
  averageOrder: 102_058,
  commissionCharged: 36_000,
  commissionPaid: 18_000,
  commissionOutstanding: 20_050,
  newCustomers: 4,
  activeRanchers: 2,
  ageing: [
    { __typename: 'AgeingFigures', fromDays: 0, toDays: 30, amount: 20_000, charges: 2 },
    { __typename: 'AgeingFigures', fromDays: 31, toDays: 60, amount: 0, charges: 0 },
    { __typename: 'AgeingFigures', fromDays: 61, toDays: 90, amount: 0, charges: 0 },
    { __typename: 'AgeingFigures', fromDays: 91, toDays: null, amount: 50, charges: 1 },
  ],
  ordersByStatus: ORDER_STATUS.values.map((status) => ({
    __typename: 'StatusFigures',
    status,
    orders: orderCounts[status],
    amount: 100,
  })),
  ordersByType: ORDER_TYPE.values.map((orderType) => ({
    __typename: 'TypeFigures',
    orderType,
    orders: orderType === 'HALF_COW' ? 5 : 0,
    amount: 0,
  })),
  statusDurations: moves.map((move) => ({ __typename: 'StatusDuration', ...move })),
  byMonth: [month('2026-09', 0), month('2026-10', 2), month('2026-11', 4)],
  byState: [
    { __typename: 'StateFigures', state: 'Texas', orders: 5, gross: 600_000, ranchers: 1 },
    { __typename: 'StateFigures', state: 'Ohio', orders: 1, gross: 12_345, ranchers: 3 },
  ],
  topRanchers: [
    {
      __typename: 'RancherFigures',
      rancher: { __typename: 'Rancher', id: '7', ranchName: 'Cedar Fork Ranch', city: 'Llano', state: 'Texas' },
      orders: 5,
      gross: 600_000,
    },
  ],
  funnel: [
    { __typename: 'FunnelStep', stage: 'REGISTERED', customers: 4 },
    { __typename: 'FunnelStep', stage: 'ORDERED', customers: 3 },
    { __typename: 'FunnelStep', stage: 'FULFILLED', customers: 1 },
    { __typename: 'FunnelStep', stage: 'ORDERED_AGAIN', customers: 1 },
  ],
  animalsOpened: 4,
  animalsFull: 3,
  averageDaysToFull: 12.5,
  herdByState: [
    { __typename: 'StateHerd', state: 'Texas', animalsOpened: 3, animalsFull: 3, averageDaysToFull: 12.5 },
    { __typename: 'StateHerd', state: 'Ohio', animalsOpened: 1, animalsFull: 0, averageDaysToFull: null },
  ],
};

/** The analytics of a period without orders. */
export const empty = {
  ...full,
  ...{ orders: 0, gross: 0, averageOrder: 0, commissionCharged: 0, commissionPaid: 0, newCustomers: 0 },
  ...{ animalsOpened: 0, animalsFull: 0, averageDaysToFull: null, herdByState: [] },
  ordersByStatus: full.ordersByStatus.map((part) => ({ ...part, orders: 0, amount: 0 })),
  statusDurations: full.statusDurations.map((part) => ({ ...part, moves: 0, medianHours: null })),
};

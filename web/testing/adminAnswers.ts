import { connectionOf } from './visit';

/** Returns a ranch for the lists of the admin panel, with a test's own values. */
export const ranchOf = (given: Record<string, unknown> = {}) => ({
  __typename: 'Rancher',
  id: '7',
  ranchName: 'Cedar Fork Ranch',
  city: 'Llano',
  state: 'Texas',
  createdAt: '2026-11-03T18:00:00.000Z',
  approval: 'APPROVED',
  deletesAt: null,
  isApproved: true,
  rating: 0,
  reviewCount: 0,
  contact: { __typename: 'Contact', name: 'Bo Tanner', email: 'bo@example.com', emailConfirmed: true },
  commission: commissionOf(),
  ...given,
});

export const commissionOf = (given: Record<string, unknown> = {}) => ({
  __typename: 'Commission',
  rate: 10,
  balance: 0,
  hasBrokerAgreement: true,
  discounts: { __typename: 'RanchDiscounts', orders: 4, discounted: 0, amount: 0, goods: 720_000, isUnusual: false },
  openRequests: [],
  ...given,
});

/** A rancher's pending request to pay commission. */
export const paymentRequest = {
  __typename: 'CommissionTransaction',
  id: '31',
  amount: 12_000,
  openAmount: 12_000,
  description: 'Payment request for $120.00 by Venmo',
  createdAt: '2026-11-12T18:00:00.000Z',
};

export const pageOf = (nodes: object[], totalCount?: number) => connectionOf('', nodes, totalCount);

export const adminOf = (lists: Record<string, object>) => ({ admin: { __typename: 'Admin', ...lists } });

const countOf = (totalCount: number) => ({ __typename: 'Connection', totalCount });

/** Returns the counts in the header and the tabs. `others` has counts of other lists by name. */
export const countsOf = (approved: number, pending: number, requests = 0, others: Record<string, number> = {}) => {
  const lists = ['lateOrders', 'overdueCommissions', 'cases', 'failedMails', 'failedWebhooks'];
  return adminOf({
    approved: countOf(approved),
    pending: countOf(pending),
    paymentRequests: countOf(requests),
    ...Object.fromEntries(lists.map((name) => [name, countOf(others[name] ?? 0)])),
  });
};

/** Returns the response for the Today tab, with a test's own lists and all others empty. */
export const todayOf = (given: Record<string, object> = {}) =>
  adminOf({
    applications: pageOf([]),
    paymentRequests: pageOf([]),
    lateOrders: pageOf([]),
    overdueCommissions: pageOf([]),
    cases: pageOf([]),
    failedMails: pageOf([]),
    failedWebhooks: pageOf([]),
    ...given,
  });

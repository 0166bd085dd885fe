import { randomUUID } from 'node:crypto';
import type { LoadRequest } from './load';

/** The family that sends the requests of a connection, with its session and IP address. */
export type Family = { userId: number; cookie: string; address: string };

type MakeRequest = (family: Family, ranch: number) => LoadRequest;

/** 'Herdline' runs without its cache, 'Herdline, warm' has cached the answers that are the same for everybody. */
export const CONTENDERS = ['Herdline', 'Herdline, warm', 'PostGraphile', 'Apollo + Objection', 'limit'] as const;
export type Contender = (typeof CONTENDERS)[number];

export type Workload = { name: string; requests: Partial<Record<Contender, MakeRequest>> };

const json = { 'Content-Type': 'application/json' };

function graph(query: string, variables: (family: Family, ranch: number) => object): MakeRequest {
  return (family, ranch) => {
    const headers = { ...json, Cookie: family.cookie, 'X-Forwarded-For': family.address };
    return { path: '/graphql', headers, body: JSON.stringify({ query, variables: variables(family, ranch) }) };
  };
}

/** A cacheable read. */
const herdline = (makeRequest: MakeRequest) => ({ Herdline: makeRequest, 'Herdline, warm': makeRequest });

/** The HTML of a page, with the data of its screen. */
const page =
  (path: (ranch: number) => string, isSignedIn = false): MakeRequest =>
  ({ address, cookie }, ranch) => ({
    path: path(ranch),
    headers: { Accept: 'text/html', 'X-Forwarded-For': address, ...(isSignedIn && { Cookie: cookie }) },
  });

const limit = (name: string, idOf: (family: Family, ranch: number) => number): Record<'limit', MakeRequest> => ({
  limit: (family, ranch) => ({ path: `/${name}/${idOf(family, ranch)}`, headers: {} }),
});

const LISTED = 'id ranchName city state imageUrl rating reviewCount isGrassFed quarterCowPrice halfCowPrice';
const RANCH = `id ranchName description city state imageUrl galleryImages rating reviewCount quarterCowPrice halfCowPrice
  wholeCowPrice`;
const PLACED = 'id status amount notes items { name quantity price }';

const contact = { customerName: 'Ann Miller', customerEmail: 'ann@herdline.test', customerZip: '78701' };

export const WORKLOADS: Workload[] = [
  {
    name: 'W1 listing of 24, filtered, by rating',
    requests: {
      ...herdline(
        graph(
          `query Listing { ranchers(filter: { qualities: [GRASS_FED] }, sort: RATING, first: 24) { nodes { ${LISTED} isFavorite } } }`,
          () => ({}),
        ),
      ),
      PostGraphile: graph(
        `query Listing($userId: Int!) { allRanchers(first: 24, condition: { approval: "APPROVED", isGrassFed: true },
           orderBy: [RATING_DESC, REVIEW_COUNT_DESC, ROW_ID_DESC]) { nodes { ${LISTED.replace('id ', 'rowId ')}
           favoritesByRancherId(condition: { userId: $userId }) { nodes { rowId } } } } }`,
        ({ userId }) => ({ userId }),
      ),
      'Apollo + Objection': graph(
        `query Listing($userId: Int!) { ranchers(first: 24, userId: $userId) { ${LISTED} isFavorite } }`,
        ({ userId }) => ({ userId }),
      ),
      ...limit('listing', ({ userId }) => userId),
    },
  },
  {
    name: 'W2 ranch page',
    requests: {
      ...herdline(
        graph(
          `query Ranch($id: ID!) { rancher(id: $id) { ${RANCH} contact { name email phone }
           products { id name ... on CustomProduct { price } } } }`,
          (_, ranch) => ({ id: String(ranch) }),
        ),
      ),
      PostGraphile: graph(
        `query Ranch($id: Int!) { rancherByRowId(rowId: $id) { ${RANCH.replace('id ', 'rowId ')}
           userByUserId { name email phone } productsByRancherId { nodes { rowId name price } } } }`,
        (_, ranch) => ({ id: ranch }),
      ),
      'Apollo + Objection': graph(
        `query Ranch($id: ID!) { rancher(id: $id) { ${RANCH} contact { name email phone } products { id name price } } }`,
        (_, ranch) => ({ id: String(ranch) }),
      ),
      ...limit('ranch', (_, ranch) => ranch),
    },
  },
  {
    name: "W3 a customer's 20 orders",
    requests: {
      Herdline: graph(
        `query Orders { viewer { orders(first: 20) { nodes { id status amount createdAt rancher { id ranchName city state }
           items { name quantity price } statusUpdates { status notes createdAt } } } } }`,
        () => ({}),
      ),
      PostGraphile: graph(
        `query Orders($userId: Int!) { allOrders(first: 20, condition: { customerId: $userId }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
           nodes { rowId status amount createdAt rancherByRancherId { rowId ranchName city state }
           orderItemsByOrderId(orderBy: ROW_ID_ASC) { nodes { name quantity price } }
           orderStatusUpdatesByOrderId(orderBy: ROW_ID_ASC) { nodes { status notes createdAt } } } } }`,
        ({ userId }) => ({ userId }),
      ),
      'Apollo + Objection': graph(
        `query Orders($userId: Int!) { orders(userId: $userId, first: 20) { id status amount createdAt
           rancher { id ranchName city state } items { name quantity price } statusUpdates { status notes createdAt } } }`,
        ({ userId }) => ({ userId }),
      ),
      ...limit('orders', ({ userId }) => userId),
    },
  },
  {
    name: 'W5 place an order',
    requests: {
      Herdline: graph(
        `mutation Place($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { ${PLACED} } }`,
        (_, ranch) => ({ key: randomUUID(), input: orderOf(ranch) }),
      ),
      limit: ({ userId }, ranch) => ({
        path: '/place',
        headers: json,
        body: JSON.stringify({ ...contact, customerId: userId, rancherId: ranch }),
      }),
    },
  },
  {
    name: 'W7 REST, 24 ranches',
    requests: {
      ...herdline(({ cookie, address }) => ({
        path: '/api/ranchers?limit=24',
        headers: { Cookie: cookie, 'X-Forwarded-For': address },
      })),
      ...limit('rest', ({ userId }) => userId),
    },
  },
  {
    name: 'W8 search by one of 90 words',
    requests: herdline(
      graph(
        `query Search($search: String) { ranchers(filter: { search: $search }, first: 24) {
           totalCount nodes { ${LISTED} isFavorite } } }`,
        (_, ranch) => ({ search: `Ranch ${10 + (ranch % 90)}` }),
      ),
    ),
  },
  { name: 'W9 page of Find, a visitor', requests: herdline(page(() => '/find-rancher')) },
  { name: 'W9 page of a ranch, a visitor', requests: herdline(page((ranch) => `/rancher/${ranch}`)) },
  { name: 'W9 page of a ranch, signed in', requests: herdline(page((ranch) => `/rancher/${ranch}`, true)) },
];

function orderOf(ranch: number) {
  const productDetails = [{ type: 'QUARTER_COW', quantity: 1 }];
  const how = { orderType: 'QUARTER_COW', shippingMethod: 'LOCAL_PICKUP' };
  return { ...contact, ...how, rancherId: String(ranch), productDetails };
}

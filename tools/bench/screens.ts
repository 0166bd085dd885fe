import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { documents } from '../../graph/persisted/documents.generated';

/** The ids of people and records of the filled database. */
export type Records = {
  family: number;
  rancher: number;
  admin: number;
  ranch: string;
  order: string;
  orders: string[];
  conversation: string;
  webhook: string;
};

type Account = 'family' | 'rancher' | 'admin';
type Variables = Record<string, unknown>;
/** What a screen asks beside `usualVariables`, as whom, and how it's called if it has several. */
type Screen = { as?: Account; variables?: (records: Records) => Variables; label?: string };

const DAY = 86_400_000;
const NOW = new Date().toISOString();
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const near = (miles: number) => ({ filter: { near: { zipCode: '78701', miles } }, sort: 'DISTANCE', first: 24 });
const found = (search: string): Screen => ({ variables: () => ({ search }), label: `'${search}'` });
const find = (label: string, variables: Variables): Screen => ({
  variables: () => ({ first: 24, ...variables }),
  label,
});
const analytics = (label: string, days: number): Screen => ({
  variables: () => ({ from: ago(days), to: NOW, before: ago(2 * days), isCompared: true }),
  label,
});
const ALL: Screen = {};

/** The queries of the client that `usualVariables` doesn't ask well enough, by name. */
const SCREENS: Record<string, Screen | Screen[]> = {
  AdminSearch: found('ranch 77'),
  AllRanchesTab: [ALL, found('ranch 77')],
  AnalyticsTab: [analytics('30 days', 30), analytics('12 months', 365), analytics('all', 3652)],
  AuditTab: [ALL, found('ranch 77')],
  CalendarSection: { as: 'family' },
  ComparePage: {
    variables: () => ({ secondId: '2', thirdId: '3', fourthId: '4', hasSecond: true, hasThird: true, hasFourth: true }),
  },
  CustomersTab: [ALL, found('person 77')],
  CustomerOrdersPage: { variables: () => ({ first: 10 }) },
  CutSheetDialog: { variables: () => ({ id: '1' }) },
  CutSheetsDialog: { as: 'rancher', variables: () => ({ id: '1' }) },
  DeliveriesDialog: { as: 'rancher', variables: ({ webhook }) => ({ id: webhook }) },
  FindRancherPage: [
    find('by rating', { sort: 'RATING' }),
    find('grass-fed', { filter: { qualities: ['GRASS_FED'] }, sort: 'RATING' }),
    find('four filters', {
      filter: { states: ['Texas'], orderSizes: ['HALF_COW'], qualities: ['GRASS_FED'] },
      sort: 'RATING',
    }),
    find('searched', { filter: { search: 'ranch 77' }, sort: 'RATING' }),
    find('in a state', { filter: { states: ['Texas'] }, sort: 'RATING' }),
    find('soonest', { sort: 'SOONEST' }),
    find('lowest cost', { sort: 'LOWEST_COST' }),
    find('lowest cost, with a place', {
      sort: 'LOWEST_COST',
      filter: { near: { zipCode: '78701' } },
      zipCode: '78701',
    }),
    find('within 100 miles', near(100)),
    find('within 500 miles', near(500)),
    find('delivers to me', { filter: { near: { zipCode: '78701', methods: ['LOCAL_DELIVERY'] } }, sort: 'RATING' }),
  ],
  HerdPage: { variables: () => ({ stages: ['PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED', 'READY'] }) },
  LivePurchaseDialog: { variables: () => ({ id: '1' }) },
  MessagesPage: { as: 'rancher' },
  OrderDetailsDialog: { as: 'admin' },
  OrderDialog: { as: 'rancher' },
  OrderMoney: { as: 'rancher' },
  OrderStatusNow: { as: 'rancher' },
  UnreadMessages: { as: 'rancher' },
  NewOrdersCount: { as: 'rancher' },
  EditRanchDialog: { as: 'admin' },
  LedgerDialog: { as: 'admin' },
  ClosedRanch: { as: 'admin' },
  RanchDetailsDialog: { as: 'admin' },
  RanchSupport: { as: 'admin' },
  OrderSupport: { as: 'admin' },
  OwnerMails: { as: 'admin' },
  SupportConversations: { as: 'admin' },
  CustomerSupport: { as: 'admin', variables: ({ family }) => ({ id: String(family) }) },
  OrdersTab: [
    ALL,
    found('person 77'),
    found('ranch 77'),
    { variables: () => ({ status: ['PENDING'] }), label: 'pending' },
  ],
  RanchMap: { variables: () => ({ hasPlace: true, filter: near(500).filter }) },
  RanchReviews: [ALL, { variables: () => ({ sort: 'LOWEST' }), label: 'by stars' }],
  ReviewsTab: [ALL, { variables: () => ({ hidden: true }), label: 'hidden' }],
};

/** Variables by name, as most screens send them. */
const usualVariables = (records: Records, root: string): Variables => ({
  ...{ id: root === 'order' ? records.order : root === 'conversation' ? records.conversation : records.ranch },
  ...{ rancherId: records.ranch, orderId: records.order, firstId: records.ranch, userId: String(records.family) },
  ...{ ids: records.orders, zipCode: '78701', latitude: 30.27, longitude: -97.74, search: '', month: NOW.slice(0, 7) },
  ...{
    hasPlace: true,
    isVisitor: false,
    hidden: false,
    withMoney: true,
    withRanch: true,
    withOrders: true,
    withPeople: true,
    first: 20,
  },
});

export type Operation = {
  name: string;
  query: string;
  as: Account;
  variables: (records: Records) => Variables;
};

/** Returns every query of the client. */
export function screenOperations(): Operation[] {
  return [...documents.values()].flatMap((query) => {
    const operation = getOperationAST(parse(query));
    const name = operation?.name?.value ?? '';
    if (operation?.operation !== 'query') return [];
    return [SCREENS[name] ?? ALL].flat().map(({ label, as = accountFor(operation), variables = () => ({}) }) => ({
      name: label ? `${name}, ${label}` : name,
      query,
      as,
      variables: (records: Records) =>
        declared(operation, { ...usualVariables(records, rootOf(operation)), ...variables(records) }),
    }));
  });
}

function rootOf({ selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  return first?.kind === 'Field' ? first.name.value : '';
}

const accountFor = (operation: OperationDefinitionNode): Account => {
  if (rootOf(operation) === 'admin') return 'admin';
  return rootOf(operation) === 'viewer' && / ranch \{/.test(operation.loc?.source.body ?? '') ? 'rancher' : 'family';
};

const declared = ({ variableDefinitions = [] }: OperationDefinitionNode, values: Variables): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable: { name } }) =>
      values[name.value] === undefined ? [] : [[name.value, values[name.value]]],
    ),
  );

import { getOperationAST, parse } from 'graphql';
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
type Screen = { as: Account; variables?: (records: Records) => Record<string, unknown>; label?: string };

const YEAR = { from: new Date(Date.now() - 365 * 86_400_000).toISOString(), to: new Date().toISOString() };
const TWO_YEARS_AGO = new Date(Date.now() - 730 * 86_400_000).toISOString();
const near = (miles: number) => () => ({ filter: { near: { zipCode: '78701', miles } }, sort: 'DISTANCE', first: 24 });
const ofRanch = ({ ranch }: Records) => ({ id: ranch });
const ofOrder = ({ order }: Records) => ({ id: order });
const withoutSearch = () => ({ search: '' });

/** The account and variables for each query of the client, by the query's name. */
const SCREENS: Record<string, Screen | Screen[]> = {
  AdminSearch: { as: 'admin', variables: () => ({ search: 'ranch 77' }) },
  AgreementRequest: { as: 'rancher' },
  AllRanchesTab: [
    { as: 'admin', variables: withoutSearch },
    { as: 'admin', variables: () => ({ search: 'ranch 77' }), label: 'searched' },
  ],
  AnalyticsTab: { as: 'admin', variables: () => ({ ...YEAR, before: TWO_YEARS_AGO, isCompared: true }) },
  AnimalOptions: { as: 'rancher' },
  AnimalsWithRoom: { as: 'rancher' },
  ApiAccessPage: { as: 'rancher' },
  ApprovalCounts: { as: 'admin' },
  ApprovedRanchesTab: { as: 'admin', variables: withoutSearch },
  AuditTab: [
    { as: 'admin', variables: withoutSearch },
    { as: 'admin', variables: () => ({ search: 'ranch 77' }), label: 'searched' },
  ],
  CalendarSection: { as: 'family' },
  CartDelivery: { as: 'family', variables: ({ ranch }) => ({ rancherId: ranch, zipCode: '78704' }) },
  CartRanch: { as: 'family', variables: ({ ranch }) => ({ rancherId: ranch }) },
  CheckoutPage: { as: 'family', variables: ({ ranch }) => ({ rancherId: ranch }) },
  ClosedRanch: { as: 'admin', variables: ofRanch },
  CommissionManagementTab: { as: 'admin', variables: withoutSearch },
  CommissionPanel: { as: 'rancher', variables: () => ({ month: YEAR.to.slice(0, 7) }) },
  ConversationPage: { as: 'family', variables: ({ conversation }) => ({ id: conversation }) },
  ComparePage: {
    as: 'family',
    variables: ({ ranch }) => ({
      ...{
        firstId: ranch,
        secondId: '2',
        thirdId: '3',
        fourthId: '4',
        hasSecond: true,
        hasThird: true,
        hasFourth: true,
      },
      zipCode: '78701',
    }),
  },
  CustomerOrderCounts: { as: 'family' },
  CustomerOrdersPage: { as: 'family' },
  CustomerSupport: { as: 'admin', variables: ({ family }) => ({ id: String(family) }) },
  CustomersTab: [
    { as: 'admin', variables: withoutSearch },
    { as: 'admin', variables: () => ({ search: 'person 77' }), label: 'searched' },
  ],
  CutSheetDialog: { as: 'family', variables: () => ({ id: '1' }) },
  CutSheetsDialog: { as: 'rancher', variables: () => ({ id: '1' }) },
  DeliveriesDialog: { as: 'rancher', variables: ({ webhook }) => ({ id: webhook }) },
  DeliveryCheck: { as: 'family', variables: ({ ranch }) => ({ rancherId: ranch, zipCode: '78701' }) },
  DeliveryQuote: { as: 'family', variables: ({ ranch }) => ({ rancherId: ranch, zipCode: '78701' }) },
  DevicesSection: { as: 'family' },
  EditPhotosDialog: { as: 'rancher' },
  EditRanchDialog: { as: 'admin', variables: ofRanch },
  FavoritesPage: { as: 'family', variables: () => ({ zipCode: '78701' }) },
  FeedbackTab: { as: 'admin' },
  FoundPlace: { as: 'family', variables: () => ({ zipCode: '78701' }) },
  FindRancherPage: [
    { as: 'family', variables: () => ({ sort: 'RATING', first: 24 }) },
    { as: 'family', variables: () => ({ filter: { qualities: ['GRASS_FED'] }, sort: 'RATING' }), label: 'grass-fed' },
    { as: 'family', variables: () => ({ filter: { search: 'ranch 77' }, sort: 'RATING' }), label: 'searched' },
    { as: 'family', variables: () => ({ filter: { states: ['Texas'] }, sort: 'RATING' }), label: 'in a state' },
    { as: 'family', variables: () => ({ sort: 'SOONEST' }), label: 'soonest' },
    { as: 'family', variables: () => ({ sort: 'LOWEST_COST' }), label: 'lowest cost' },
    { as: 'family', variables: near(100), label: 'within 100 miles' },
    { as: 'family', variables: near(500), label: 'within 500 miles' },
    {
      as: 'family',
      variables: () => ({ filter: { near: { zipCode: '78701', methods: ['LOCAL_DELIVERY'] } }, sort: 'RATING' }),
      label: 'delivers to me',
    },
  ],
  HerdPage: {
    as: 'rancher',
    variables: () => ({ stages: ['PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED', 'READY'], first: 20 }),
  },
  LedgerDialog: { as: 'admin', variables: ofRanch },
  LinkedOrder: { as: 'family', variables: ({ order }) => ({ id: order }) },
  LivePurchaseDialog: { as: 'family', variables: () => ({ id: '1' }) },
  MessageReportsTab: { as: 'admin' },
  MessagesPage: { as: 'rancher' },
  MoreOfLine: { as: 'rancher' },
  NewOrdersCount: { as: 'rancher' },
  NotificationsPage: { as: 'family' },
  OrderDetailsDialog: { as: 'rancher', variables: ofOrder },
  OrderDialog: { as: 'rancher', variables: ofOrder },
  OrderPlaced: { as: 'family', variables: ({ order }) => ({ orderId: order }) },
  BalancesPage: { as: 'rancher' },
  OrderMoney: { as: 'rancher', variables: ofOrder },
  OrderSettlement: { as: 'family', variables: ({ order }) => ({ id: order }) },
  OrderAgain: { as: 'family', variables: ({ order }) => ({ id: order }) },
  OrderStatusNow: { as: 'rancher', variables: ({ order }) => ({ orderId: order }) },
  OrderSupport: { as: 'admin', variables: ofOrder },
  OrderTableTab: { as: 'rancher', variables: () => ({ first: 20 }) },
  OrdersTab: [
    { as: 'admin', variables: withoutSearch },
    { as: 'admin', variables: () => ({ search: 'person 77' }), label: 'searched' },
    { as: 'admin', variables: () => ({ search: '', status: ['PENDING'] }), label: 'pending' },
  ],
  OwnerMails: { as: 'admin', variables: ({ family }) => ({ userId: String(family) }) },
  PackingList: { as: 'rancher', variables: ({ orders }) => ({ ids: orders }) },
  PaymentRequestsTab: { as: 'admin' },
  PendingRanchesTab: { as: 'admin', variables: withoutSearch },
  PlatformTimeZone: { as: 'admin' },
  ZipPlace: { as: 'family', variables: () => ({ zipCode: '78701' }) },
  ProfilePage: { as: 'family' },
  ProfileTab: { as: 'rancher' },
  RanchDetailsDialog: { as: 'admin', variables: ofRanch },
  RanchMap: { as: 'family', variables: () => ({ zipCode: '78701', hasPlace: true, filter: near(500)().filter }) },
  RanchProfile: { as: 'rancher' },
  RanchSupport: { as: 'admin', variables: ofRanch },
  RanchReviews: [
    { as: 'family', variables: ofRanch },
    { as: 'family', variables: ({ ranch }) => ({ id: ranch, sort: 'LOWEST' }), label: 'by stars' },
  ],
  RancherDashboardPage: { as: 'rancher' },
  RancherOrdersPage: { as: 'rancher', variables: () => ({ first: 20 }) },
  RancherPage: { as: 'family', variables: ({ ranch }) => ({ id: ranch, isVisitor: false }) },
  RancherProductsPage: { as: 'rancher' },
  RancherDay: { as: 'rancher' },
  RancherToday: { as: 'rancher' },
  RancherQuickView: { as: 'family', variables: ({ ranch }) => ({ id: ranch, zipCode: '78701', hasPlace: true }) },
  ReviewedOrder: { as: 'family', variables: ofOrder },
  ReviewsTab: [
    { as: 'admin', variables: () => ({ hidden: false }) },
    { as: 'admin', variables: () => ({ hidden: true }), label: 'hidden' },
  ],
  Session: { as: 'family' },
  SessionId: { as: 'family' },
  TodayTab: { as: 'admin', variables: withoutSearch },
  TrueCosts: { as: 'family', variables: ({ ranch }) => ({ id: ranch, zipCode: '78701' }) },
  SearchPlace: { as: 'family', variables: () => ({ latitude: 30.27, longitude: -97.74 }) },
  Statement: { as: 'rancher', variables: () => ({ month: YEAR.to.slice(0, 7) }) },
  SupportConversations: { as: 'admin', variables: ({ order }) => ({ orderId: order }) },
  UnreadMessages: { as: 'rancher' },
};

export type Operation = {
  name: string;
  query: string;
  as: Account;
  variables: (records: Records) => Record<string, unknown>;
};

/** Returns every query of the client. Throws if one isn't listed above, so that none is left unmeasured. */
export function screenOperations(): Operation[] {
  return [...documents.values()].flatMap((query) => {
    const operation = getOperationAST(parse(query));
    const name = operation?.name?.value ?? '';
    if (operation?.operation !== 'query') return [];
    const screens = SCREENS[name];
    if (!screens) throw new Error(`tools/bench/screens.ts has no entry for ${name}`);
    return [screens].flat().map(({ label, as, variables = () => ({}) }) => {
      return { name: label ? `${name}, ${label}` : name, query, as, variables };
    });
  });
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { placeAt, type ScreenName, type site } from '../../rules/site';
import { stateBySlug } from '../../rules/words/statePlaces';
import type { State } from '../../rules/words/states';
import { NotificationsPageDocument } from '../account/notifications/NotificationsPage.generated';
import { ProfilePageDocument } from '../account/ProfilePage.generated';
import { readState, text } from '../address/codecs';
import { ApprovalCountsDocument } from '../admin/ApprovalCounts.generated';
import { adminTabsFor, openTabOf } from '../admin/adminTabs';
import { PendingRanchesTabDocument } from '../admin/ranches/PendingRanchesTab.generated';
import { firstPendingRanches } from '../admin/ranches/ranchSorts';
import { TodayTabDocument } from '../admin/today/TodayTab.generated';
import { documentId } from '../apollo/documentId';
import { CheckoutPageDocument } from '../checkout/CheckoutPage.generated';
import { OrderPlacedDocument } from '../checkout/OrderPlaced.generated';
import { DeliveryQuoteDocument } from '../checkout/useDeliveryQuote.generated';
import { ComparePageDocument } from '../compare/ComparePage.generated';
import { COMPARE_URL_PARAMS, compareVariables } from '../compare/compareVariables';
import { ApiAccessPageDocument } from '../developers/ApiAccessPage.generated';
import { FavoritesPageDocument } from '../favorites/FavoritesPage.generated';
import { favoritesVariables } from '../favorites/favoritesVariables';
import { FindRancherPageDocument } from '../find/FindRancherPage.generated';
import { firstListing } from '../find/listingVariables';
import { ConversationPageDocument } from '../messages/ConversationPage.generated';
import { MessagesPageDocument } from '../messages/MessagesPage.generated';
import { UnreadMessagesDocument } from '../messages/UnreadBadge.generated';
import { CustomerOrdersPageDocument } from '../orders/CustomerOrdersPage.generated';
import { firstCustomerOrders } from '../orders/customerOrderVariables';
import { profileZip } from '../parts/places/profileZip';
import { DeliveryCheckDocument } from '../ranch/delivery/DeliveryCheck.generated';
import { TrueCostsDocument } from '../ranch/offers/TrueCosts.generated';
import { RancherPageDocument } from '../ranch/RancherPage.generated';
import { RanchReviewsDocument } from '../ranch/reviews/RanchReviews.generated';
import { AgreementRequestDocument } from '../rancher/dashboard/AgreementRequest.generated';
import { RancherDashboardPageDocument } from '../rancher/dashboard/RancherDashboardPage.generated';
import { RancherTodayDocument } from '../rancher/dashboard/today/RancherToday.generated';
import { HerdPageDocument } from '../rancher/herd/HerdPage.generated';
import { firstAnimals } from '../rancher/herd/herdTabs';
import { NewOrdersCountDocument } from '../rancher/orders/live/NewOrdersBadge.generated';
import { firstManagedOrders } from '../rancher/orders/managedOrderVariables';
import { RancherOrdersPageDocument } from '../rancher/orders/RancherOrdersPage.generated';
import { OrderTableTabDocument } from '../rancher/orders/table/OrderTableTab.generated';
import { firstTableOrders } from '../rancher/orders/table/orderTableVariables';
import { RancherProductsPageDocument } from '../rancher/products/RancherProductsPage.generated';
import { RanchProfileDocument } from '../rancher/profile/RanchProfile.generated';
import { BalancesPageDocument } from '../rancher/settlement/BalancesPage.generated';
import { RecallPageDocument, RecallsPageDocument } from '../recalls/RecallsPage.generated';
import { SessionId } from '../session/SessionId.generated';
import { hasDuty, hasFirstStep, permissionsOf, type Viewer } from '../session/sessionStore';
import { StatePageDocument } from '../states/StatePage.generated';
import { StatesPageDocument } from '../states/StatesPage.generated';
import { stateVariables } from '../states/stateVariables';

/** The id of the query that returns who is signed in, which every page sends. */
export const SESSION_ID = SessionId;

/** The URL at which a signed-in person opens the client. */
interface Visit {
  /** The parameters of the path. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  viewer: Viewer;
}

/** A query that a screen sends when it opens: its document's id, and the same variables that the screen sends. */
interface FirstQuery {
  id: string;
  variables: Record<string, unknown>;
}

type Variables = Record<string, unknown>;
type FirstQueries = (visit: Visit) => FirstQuery[];

/** The screens that everyone sees the same, which send no queries at first. */
type Public = { [Name in ScreenName]: (typeof site)[Name]['who'] extends 'everyone' ? Name : never }[ScreenName];

/** The first queries of the other screens. The server runs them and sends their answers with the page. */
const SCREENS: Record<Exclude<ScreenName, Public>, FirstQueries> & { [Name in ScreenName]?: FirstQueries } = {
  findRancher: ({ search, viewer }) => [query(FindRancherPageDocument, firstListing(search, profileZip(viewer)))],
  compare: ({ search, viewer }) => {
    const chosen = readState(COMPARE_URL_PARAMS, search);
    return chosen.ranchers.length > 0 ? [query(ComparePageDocument, compareVariables(chosen, profileZip(viewer)))] : [];
  },
  rancherHerd: ofRancher(({ search, viewer }) => [query(HerdPageDocument, firstAnimals(search, viewer))]),
  rancherBalances: ofRancher(({ viewer }) => (hasDuty(viewer, 'MONEY') ? [query(BalancesPageDocument, {})] : [])),
  ranch,
  states: () => [query(StatesPageDocument, {})],
  state: ({ params, viewer }) => {
    const state = stateBySlug(params.state ?? '');
    return state ? stateQueries(state, profileZip(viewer)) : [];
  },
  checkout,
  customerOrders: ({ search, viewer }) =>
    viewer.userType === 'CUSTOMER' ? [query(CustomerOrdersPageDocument, firstCustomerOrders(search))] : [],
  favorites: ({ viewer }) =>
    viewer.userType === 'CUSTOMER' ? [query(FavoritesPageDocument, favoritesVariables(profileZip(viewer)))] : [],
  recalls: ({ params: { id } }) => [id ? query(RecallPageDocument, { id }) : query(RecallsPageDocument, {})],
  profile: ({ viewer }) => [
    query(ProfilePageDocument, {}),
    ...(viewer.userType === 'RANCHER' && hasDuty(viewer, 'RANCH') ? [query(RanchProfileDocument, {})] : []),
  ],
  notifications: () => [query(NotificationsPageDocument, {})],
  apiAccess: ({ viewer }) => (hasDuty(viewer, 'PEOPLE') ? [query(ApiAccessPageDocument, {})] : []),
  rancherDashboard: ofRancher(({ search, viewer }) => {
    const withMoney = hasDuty(viewer, 'MONEY');
    return [
      query(RancherDashboardPageDocument, { withMoney }),
      query(RancherTodayDocument, { withMoney, withRanch: hasDuty(viewer, 'RANCH') }),
      ...(withMoney ? [query(AgreementRequestDocument, {})] : []),
      ...(search.has('tab') ? [] : [query(OrderTableTabDocument, { ...firstTableOrders(search), withMoney })]),
    ];
  }),
  rancherOrders: ofRancher(({ search, viewer }) => [
    query(RancherOrdersPageDocument, { ...firstManagedOrders(search), withMoney: hasDuty(viewer, 'MONEY') }),
  ]),
  rancherProducts: ofRancher(({ viewer }) =>
    hasDuty(viewer, 'RANCH') ? [query(RancherProductsPageDocument, {})] : [],
  ),
  messages: ({ viewer }) => (viewer.userType === 'ADMIN' ? [] : [query(MessagesPageDocument, {})]),
  conversation: ({ params: { id = '' } }) => [query(ConversationPageDocument, { id })],
  admin,
};

/** The field of the first query that is null if the address names no record that the person may see. */
export const SUBJECTS: { [Name in ScreenName]?: string } = {
  ranch: 'rancher',
  checkout: 'rancher',
  conversation: 'conversation',
};

function ranch({ params: { id = '' }, viewer }: Visit): FirstQuery[] {
  const zipCode = profileZip(viewer);
  return [
    query(RancherPageDocument, { id, isVisitor: false }),
    query(TrueCostsDocument, { id, zipCode: zipCode || null }),
    ...(zipCode ? [query(DeliveryCheckDocument, { rancherId: id, zipCode })] : []),
  ];
}

const stateQueries = ({ name }: State, zipCode: string): FirstQuery[] => [
  query(StatePageDocument, stateVariables(name, zipCode)),
  query(StatesPageDocument, {}),
];

function checkout({ params: { id: rancherId = '' }, search, viewer }: Visit): FirstQuery[] {
  const orderId = search.get('placed');
  if (orderId) return [query(OrderPlacedDocument, { orderId })];
  const zipCode = profileZip(viewer);
  return [
    query(CheckoutPageDocument, { rancherId }),
    ...(zipCode ? [query(DeliveryQuoteDocument, { rancherId, zipCode })] : []),
  ];
}

function admin({ search, viewer }: Visit): FirstQuery[] {
  if (viewer.userType !== 'ADMIN') return [];
  const tab = openTabOf(adminTabsFor(viewer.duties), search.get('tab'));
  const { withOrders, withRanch, withMoney } = permissionsOf(viewer);
  const permissions = { withOrders, withRanch, withMoney };
  return [
    query(ApprovalCountsDocument, permissions),
    ...(tab === 'today' ? [query(TodayTabDocument, { ...readState({ search: text() }, search), ...permissions })] : []),
    ...(tab === 'pending' ? [query(PendingRanchesTabDocument, { ...firstPendingRanches(search), withMoney })] : []),
  ];
}

function ofRancher(queries: FirstQueries): FirstQueries {
  return (visit) => (visit.viewer.userType === 'RANCHER' && hasDuty(visit.viewer, 'ORDERS') ? queries(visit) : []);
}

function query<Sent extends Variables>(document: TypedDocumentNode<unknown, Sent>, variables: Sent): FirstQuery {
  return { id: documentId(document) ?? '', variables };
}

/** Returns the queries of the header, which counts unread messages and a rancher's new orders on every screen. */
function headerQueries(viewer: Viewer): FirstQuery[] {
  const { userType } = viewer;
  if (userType === 'ADMIN') return [];
  const unread = query(UnreadMessagesDocument, {});
  return hasDuty(viewer, 'ORDERS') && userType === 'RANCHER' ? [query(NewOrdersCountDocument, {}), unread] : [unread];
}

/** Returns the first queries of the header, and of the screen at a path if it's in `SCREENS`. */
export function firstQueries(pathname: string, search: URLSearchParams, viewer: Viewer): FirstQuery[] {
  // Until a required first step is done, the client shows the profile in place of every screen.
  if (hasFirstStep(viewer)) return [];
  const { screen, params } = placeAt(pathname);
  return [...(SCREENS[screen]?.({ params, search, viewer }) ?? []), ...headerQueries(viewer)];
}

/** The screens that the server renders for visitors, if ranches are open to them. */
export type OpenScreen = {
  [Name in ScreenName]: (typeof site)[Name] extends { forVisitors: 'rendered' } ? Name : never;
}[ScreenName];

/** The queries of a visitor's screen. If the first one has no data, the page isn't sent. */
interface OpenQueries {
  queries: FirstQuery[];
  /** A query that the page itself sends only when the reader gets to the reviews. */
  reviews?: FirstQuery;
}

const OPEN_SCREENS: Record<OpenScreen, (visit: Omit<Visit, 'viewer'>) => OpenQueries> = {
  findRancher: ({ search }) => ({ queries: [query(FindRancherPageDocument, firstListing(search, ''))] }),
  states: () => ({ queries: [query(StatesPageDocument, {})] }),
  state({ params }) {
    const state = stateBySlug(params.state ?? '');
    return { queries: state ? stateQueries(state, '') : [] };
  },
  ranch: ({ params: { id = '' } }) => ({
    queries: [query(RancherPageDocument, { id, isVisitor: true }), query(TrueCostsDocument, { id, zipCode: null })],
    reviews: query(RanchReviewsDocument, { id, sort: 'NEWEST' }),
  }),
};

const isOpenScreen = (screen: ScreenName): screen is OpenScreen => screen in OPEN_SCREENS;

/** Returns a page that visitors may see if ranches are open, with its queries. Undefined for all other pages. */
export function visitorQueries(pathname: string, search: URLSearchParams) {
  const { screen, params } = placeAt(pathname);
  return isOpenScreen(screen) ? { screen, params, ...OPEN_SCREENS[screen]({ params, search }) } : undefined;
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { stateBySlug } from '../../rules/words/statePlaces';
import type { State } from '../../rules/words/states';
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
import { paths } from '../paths';
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

/** The first queries of screens, by path. The server runs them and sends their answers with the page. */
const SCREENS: Record<string, FirstQueries> = {
  [paths.findRancher]: ({ search, viewer }) => [
    query(FindRancherPageDocument, firstListing(search, profileZip(viewer))),
  ],
  [paths.compare]: ({ search, viewer }) => {
    const chosen = readState(COMPARE_URL_PARAMS, search);
    return chosen.ranchers.length > 0 ? [query(ComparePageDocument, compareVariables(chosen, profileZip(viewer)))] : [];
  },
  // Must precede the ranch pages, whose pattern matches this path too.
  [paths.rancherHerd]: ofRancher(({ search, viewer }) => [query(HerdPageDocument, firstAnimals(search, viewer))]),
  [paths.rancherBalances]: ofRancher(({ viewer }) =>
    hasDuty(viewer, 'MONEY') ? [query(BalancesPageDocument, {})] : [],
  ),
  '/rancher/:id': ranch,
  [paths.states]: () => [query(StatesPageDocument, {})],
  '/ranchers/:id': (visit) => {
    const state = stateBySlug(visit.params.id ?? '');
    return state ? stateQueries(state, profileZip(visit.viewer)) : ranch(visit);
  },
  '/rancher/:id/checkout': checkout,
  '/rancher/:id/:slug': ranch,
  [paths.customerOrders]: ({ search, viewer }) =>
    viewer.userType === 'CUSTOMER' ? [query(CustomerOrdersPageDocument, firstCustomerOrders(search))] : [],
  [paths.favorites]: ({ viewer }) =>
    viewer.userType === 'CUSTOMER' ? [query(FavoritesPageDocument, favoritesVariables(profileZip(viewer)))] : [],
  [paths.profile]: ({ viewer }) => [
    query(ProfilePageDocument, {}),
    ...(viewer.userType === 'RANCHER' && hasDuty(viewer, 'RANCH') ? [query(RanchProfileDocument, {})] : []),
  ],
  [paths.apiAccess]: ({ viewer }) => (hasDuty(viewer, 'PEOPLE') ? [query(ApiAccessPageDocument, {})] : []),
  [paths.rancherDashboard]: ofRancher(({ search, viewer }) => {
    const withMoney = hasDuty(viewer, 'MONEY');
    return [
      query(RancherDashboardPageDocument, { withMoney }),
      query(RancherTodayDocument, { withMoney, withRanch: hasDuty(viewer, 'RANCH') }),
      ...(withMoney ? [query(AgreementRequestDocument, {})] : []),
      ...(search.has('tab') ? [] : [query(OrderTableTabDocument, { ...firstTableOrders(search), withMoney })]),
    ];
  }),
  [paths.rancherOrders]: ofRancher(({ search, viewer }) => [
    query(RancherOrdersPageDocument, { ...firstManagedOrders(search), withMoney: hasDuty(viewer, 'MONEY') }),
  ]),
  [paths.rancherProducts]: ofRancher(({ viewer }) =>
    hasDuty(viewer, 'RANCH') ? [query(RancherProductsPageDocument, {})] : [],
  ),
  [paths.messages]: ({ viewer }) => (viewer.userType === 'ADMIN' ? [] : [query(MessagesPageDocument, {})]),
  '/messages/:id': ({ params: { id = '' } }) =>
    /^\d{1,10}$/.test(id) ? [query(ConversationPageDocument, { id })] : [],
  [paths.admin]: admin,
};

function ranch({ params: { id = '' }, viewer }: Visit): FirstQuery[] {
  if (!/^\d+$/.test(id)) return [];
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
  if (!/^\d+$/.test(rancherId)) return [];
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

const ROUTES = Object.entries(SCREENS).map(([path, queries]) => ({
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  queries,
}));

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
  const always = headerQueries(viewer);
  for (const { pattern, queries } of ROUTES) {
    const match = pattern.exec(pathname);
    if (match) return [...queries({ params: match.groups ?? {}, search, viewer }), ...always];
  }
  return always;
}

/** A screen for visitors, if ranches are open to them, with its queries. If the first query has no data, the page isn't sent. */
interface VisitorScreen {
  kind: 'list' | 'ranch' | 'state' | 'states';
  queries: FirstQuery[];
  /** The state whose ranches the screen shows. */
  state?: State;
  /** The id of the ranch that the screen shows. */
  id?: string;
  /** A query that the page itself sends only when the reader gets to the reviews. */
  reviews?: FirstQuery;
}

/** Returns the queries of a page that visitors may see if ranches are open. Undefined for all other pages. */
export function visitorQueries(pathname: string, search: URLSearchParams): VisitorScreen | undefined {
  if (new RegExp(`^${paths.findRancher}/?$`, 'i').test(pathname))
    return { kind: 'list', queries: [query(FindRancherPageDocument, firstListing(search, ''))] };
  if (/^\/ranchers\/?$/i.test(pathname)) return { kind: 'states', queries: [query(StatesPageDocument, {})] };
  const state = stateBySlug(/^\/ranchers\/([a-z-]+)$/.exec(pathname)?.[1] ?? '');
  if (state) return { kind: 'state', state, queries: stateQueries(state, '') };
  const id = /^\/ranchers?\/(\d{1,9})(\/(?!checkout\/?$)[^/]+)?\/?$/i.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const queries = [
    query(RancherPageDocument, { id, isVisitor: true }),
    query(TrueCostsDocument, { id, zipCode: null }),
  ];
  return { kind: 'ranch', queries, id, reviews: query(RanchReviewsDocument, { id, sort: 'NEWEST' }) };
}

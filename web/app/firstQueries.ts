import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { documentId } from '../apollo/documentId';
import { FavoritesPageDocument } from '../favorites/FavoritesPage.generated';
import { FindRancherPageDocument } from '../find/FindRancherPage.generated';
import { firstListing } from '../find/listingVariables';
import { CustomerOrdersPageDocument } from '../orders/CustomerOrdersPage.generated';
import { firstCustomerOrders } from '../orders/customerOrderVariables';
import { profileZip } from '../parts/places/profileZip';
import { paths } from '../paths';
import { RancherPageDocument } from '../ranch/RancherPage.generated';
import { AgreementRequestDocument } from '../rancher/dashboard/AgreementRequest.generated';
import { RancherDashboardPageDocument } from '../rancher/dashboard/RancherDashboardPage.generated';
import { HerdPageDocument } from '../rancher/herd/HerdPage.generated';
import { firstAnimals } from '../rancher/herd/herdTabs';
import { NewOrdersCountDocument } from '../rancher/orders/live/NewOrdersBadge.generated';
import { firstManagedOrders } from '../rancher/orders/managedOrderVariables';
import { RancherOrdersPageDocument } from '../rancher/orders/RancherOrdersPage.generated';
import { OrderTableTabDocument } from '../rancher/orders/table/OrderTableTab.generated';
import { firstTableOrders } from '../rancher/orders/table/orderTableVariables';
import { RancherProductsPageDocument } from '../rancher/products/RancherProductsPage.generated';
import { SessionId } from '../session/SessionId.generated';
import type { Viewer } from '../session/sessionStore';

/** The query by which every page asks who is signed in. */
export const SESSION_ID = SessionId;

/** Where someone who is signed in opens the client. */
interface Place {
  /** The parts of the path that vary. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  viewer: Viewer;
}

/** A query that a screen asks as it opens: its document's id, and its variables as the screen itself makes them. */
interface FirstQuery {
  id: string;
  variables: Record<string, unknown>;
}

type Variables = Record<string, unknown>;
type FirstQueries = (place: Place) => FirstQuery[];

/** The screens whose first answers come with the page, by their paths. The server runs these queries for them. */
const SCREENS: Record<string, FirstQueries> = {
  [paths.findRancher]: ({ search, viewer }) => [
    query(FindRancherPageDocument, firstListing(search, profileZip(viewer))),
  ],
  // Before the ranch pages, whose pattern matches it too.
  [paths.rancherHerd]: ofRancher(({ search }) => [query(HerdPageDocument, firstAnimals(search))]),
  '/rancher/:id': ranch,
  '/ranchers/:id': ranch,
  [paths.customerOrders]: ({ search, viewer }) =>
    viewer.userType === 'CUSTOMER' ? [query(CustomerOrdersPageDocument, firstCustomerOrders(search))] : [],
  [paths.favorites]: ({ viewer }) => (viewer.userType === 'CUSTOMER' ? [query(FavoritesPageDocument, {})] : []),
  [paths.rancherDashboard]: ofRancher(({ search }) => [
    query(RancherDashboardPageDocument, {}),
    query(AgreementRequestDocument, {}),
    ...(search.has('tab') ? [] : [query(OrderTableTabDocument, firstTableOrders(search))]),
  ]),
  [paths.rancherOrders]: ofRancher(({ search }) => [query(RancherOrdersPageDocument, firstManagedOrders(search))]),
  [paths.rancherProducts]: ofRancher(() => [query(RancherProductsPageDocument, {})]),
};

function ranch({ params: { id = '' } }: Place): FirstQuery[] {
  return /^\d+$/.test(id) ? [query(RancherPageDocument, { id })] : [];
}

/** A rancher's header counts the new orders on every screen. */
function ofRancher(queries: FirstQueries): FirstQueries {
  return (place) => (place.viewer.userType === 'RANCHER' ? [...queries(place), query(NewOrdersCountDocument, {})] : []);
}

function query<Asked extends Variables>(document: TypedDocumentNode<unknown, Asked>, variables: Asked): FirstQuery {
  return { id: documentId(document) ?? '', variables };
}

const ROUTES = Object.entries(SCREENS).map(([path, queries]) => ({
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  queries,
}));

/** What the screen at a path asks first; nothing where its answers do not come with the page. */
export function firstQueries(pathname: string, search: URLSearchParams, viewer: Viewer): FirstQuery[] {
  // Until then, the client shows the profile in place of every screen.
  if (viewer.mustChangePassword) return [];
  for (const { pattern, queries } of ROUTES) {
    const match = pattern.exec(pathname);
    if (match) return queries({ params: match.groups ?? {}, search, viewer });
  }
  return [];
}

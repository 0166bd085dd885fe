import { badInput } from '../errors';
import type {
  BeefPricesInput,
  OrderType,
  RancherProfileInput,
  RancherSort,
  RancherUserInput,
  RanchQuality,
} from '../resolverTypes.generated';
import { presentRancher } from './presentRancher';
import {
  RestAllRanchersDocument,
  RestApproveRancherDocument,
  RestOwnRancherDocument,
  RestRancherDocument,
  RestRanchersDocument,
  RestRegisterRancherDocument,
  RestRejectRancherDocument,
  RestSetCommissionRateDocument,
  RestSuspendRancherDocument,
  RestUpdatePricesDocument,
  RestUpdateRancherProfileDocument,
} from './ranchers.generated';
import { readInput } from './readInput';
import { listRow, type RestRequest, row } from './row';

const words = (list: string | undefined) =>
  list
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);

function filterOf({ query }: RestRequest) {
  const near = query.nearZip ? { zipCode: query.nearZip, miles: Number(query.withinMiles ?? 100) } : undefined;
  return {
    search: query.search,
    zipPrefix: query.zipPrefix,
    states: words(query.states),
    orderSizes: words(query.orderSizes) as OrderType[] | undefined,
    qualities: words(query.qualities) as RanchQuality[] | undefined,
    near,
  };
}

/** The editor sends the list under either name. */
function profileOf(body: Record<string, unknown>): RancherProfileInput {
  const { customProducts, otherProductsList = customProducts, ...profile } = body;
  return readInput<RancherProfileInput>('RancherProfileInput', { ...profile, otherProductsList });
}

function partOf(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const part = body[name];
  if (typeof part !== 'object' || part === null) throw badInput({ [name]: `${name} is required` });
  return part as Record<string, unknown>;
}

const isOwnOrAdmin = ({ viewer, params }: RestRequest) =>
  viewer?.userType === 'ADMIN' || viewer?.ranchId === Number(params.id);

export const rancherRows = [
  listRow({
    method: 'GET',
    path: '/ranchers',
    summary: 'Approved ranches, by filter and order.',
    operation: RestRanchersDocument,
    variables: (request) => ({
      filter: filterOf(request),
      sort: request.query.sort as RancherSort | undefined,
      first: 0,
    }),
    connection: ({ ranchers }) => ({ ...ranchers, nodes: ranchers.nodes.map(presentRancher) }),
  }),
  // Before /ranchers/:id, which would take 'profile' for an id.
  row({
    method: 'GET',
    path: '/ranchers/profile',
    summary: "The signed-in rancher's own ranch.",
    operation: RestOwnRancherDocument,
    variables: () => ({}),
    present: ({ viewer }) => (viewer?.ranch ? presentRancher(viewer.ranch) : undefined),
  }),
  row({
    method: 'GET',
    path: '/ranchers/:id',
    summary: 'One ranch; commission figures only for its rancher and admins.',
    operation: RestRancherDocument,
    variables: (request) => ({ id: request.params.id!, own: isOwnOrAdmin(request) }),
    present: ({ rancher }) => (rancher ? presentRancher(rancher) : undefined),
  }),
  row({
    method: 'POST',
    path: '/ranchers',
    summary: 'Makes a rancher account with its ranch, which then awaits approval.',
    status: 201,
    operation: RestRegisterRancherDocument,
    variables: ({ body }) => ({
      input: {
        user: readInput<RancherUserInput>('RancherUserInput', partOf(body, 'user')),
        rancher: profileOf(partOf(body, 'rancher')),
      },
    }),
    present: ({ registerRancher }) => presentRancher(registerRancher),
  }),
  row({
    method: 'PATCH',
    path: '/ranchers/:id',
    summary: 'Changes the profile of a ranch; prices in cents.',
    operation: RestUpdateRancherProfileDocument,
    variables: ({ params, body }) => ({ rancherId: params.id!, input: profileOf(body) }),
    present: ({ updateRancherProfile }) => presentRancher(updateRancherProfile),
  }),
  row({
    method: 'POST',
    path: '/ranchers/update-prices',
    summary: 'Sets the prices of shares in cents: above 0 offers, 0 does not, left out stays.',
    operation: RestUpdatePricesDocument,
    variables: ({ body }) => ({ input: readInput<BeefPricesInput>('BeefPricesInput', body) }),
    present: ({ updateBeefPrices }) => presentRancher(updateBeefPrices),
  }),
  listRow({
    method: 'GET',
    path: '/admin/ranchers',
    summary: 'All ranches in any state.',
    operation: RestAllRanchersDocument,
    variables: ({ query }) => ({ search: query.search, first: 0 }),
    connection: ({ admin }) => ({ ...admin.ranchers, nodes: admin.ranchers.nodes.map(presentRancher) }),
  }),
  row({
    method: 'PUT',
    path: '/ranchers/:id/approve',
    summary: 'Makes a ranch visible to customers.',
    operation: RestApproveRancherDocument,
    variables: ({ params }) => ({ rancherId: params.id! }),
    present: ({ approveRancher: { rancher, tempPasswordGenerated } }) => ({
      ...presentRancher(rancher),
      tempPasswordGenerated,
    }),
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/suspend',
    summary: 'Hides an approved ranch from customers.',
    operation: RestSuspendRancherDocument,
    variables: ({ params }) => ({ rancherId: params.id! }),
    present: ({ suspendRancher }) => presentRancher(suspendRancher),
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/reject',
    summary: 'Turns a pending ranch down.',
    operation: RestRejectRancherDocument,
    variables: ({ params, body }) => ({ rancherId: params.id!, reason: body.reason as string | undefined }),
    present: ({ rejectRancher }) => presentRancher(rejectRancher),
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/profile',
    summary: 'Changes the profile of any ranch; prices in cents.',
    operation: RestUpdateRancherProfileDocument,
    variables: ({ params, body }) => ({ rancherId: params.id!, input: profileOf(body) }),
    present: ({ updateRancherProfile }) => presentRancher(updateRancherProfile),
  }),
  row({
    method: 'POST',
    path: '/admin/ranchers/:id/commission-rate',
    summary: 'Sets the commission rate in percent for orders placed from now on.',
    operation: RestSetCommissionRateDocument,
    variables: ({ params, body }) => ({ rancherId: params.id!, rate: body.commissionRate as number }),
    present: ({ setCommissionRate }) => presentRancher(setCommissionRate),
  }),
];

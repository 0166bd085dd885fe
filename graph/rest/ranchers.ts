import { beefPricesInput } from '../../rules/beefPricesForm';
import { rejectForm } from '../../rules/rejectForm';
import type { BeefPricesInput, MutationRejectRancherArgs } from '../resolverTypes.generated';
import { presentRancher } from './presentRancher';
import {
  RestAllRanchersDocument,
  RestApproveRancherDocument,
  RestOwnRancherDocument,
  RestRancherDocument,
  RestRanchersDocument,
  RestRegisterRancherDocument,
  RestRejectRancherDocument,
  RestSuspendRancherDocument,
  RestUpdatePricesDocument,
  RestUpdateRancherProfileDocument,
} from './ranchers.generated';
import { readArguments, readInput } from './readInput';
import { readApplication, readProfile } from './readProfile';
import { FILTER_NAMES, readRancherFilter } from './readRancherFilter';
import { listRow, type RestRequest, row } from './row';

const isOwnOrAdmin = ({ viewer, params }: RestRequest) =>
  viewer?.userType === 'ADMIN' || viewer?.ranchId === Number(params.id);

export const rancherRows = [
  listRow({
    method: 'GET',
    path: '/ranchers',
    summary: 'Approved ranches, by filter and order.',
    names: FILTER_NAMES,
    operation: RestRanchersDocument,
    variables: readRancherFilter,
    connection: ({ ranchers }) => ranchers,
    presentNode: presentRancher,
  }),
  // Before /ranchers/:id, which would take 'profile' for an id.
  row({
    method: 'GET',
    path: '/ranchers/profile',
    summary: "The signed-in rancher's own ranch.",
    to: ['RANCHER'],
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
    summary: 'Makes a rancher account with its ranch, which then awaits approval; prices in cents.',
    status: 201,
    operation: RestRegisterRancherDocument,
    variables: async (request) => ({ input: await readApplication(request) }),
    present: ({ registerRancher }) => presentRancher(registerRancher),
  }),
  row({
    method: 'PATCH',
    path: '/ranchers/:id',
    summary: 'Changes the profile of a ranch; prices in cents.',
    operation: RestUpdateRancherProfileDocument,
    variables: async (request) => ({ rancherId: request.params.id!, input: await readProfile(request) }),
    present: ({ updateRancherProfile }) => presentRancher(updateRancherProfile),
  }),
  row({
    method: 'POST',
    path: '/ranchers/update-prices',
    summary: 'Sets the prices of shares in cents: above 0 offers, 0 does not, left out stays.',
    operation: RestUpdatePricesDocument,
    variables: async ({ body }) => ({
      input: await readInput<BeefPricesInput>('BeefPricesInput', beefPricesInput, body),
    }),
    present: ({ updateBeefPrices }) => presentRancher(updateBeefPrices),
  }),
  listRow({
    method: 'GET',
    path: '/admin/ranchers',
    summary: 'All ranches in any state.',
    operation: RestAllRanchersDocument,
    variables: ({ query }) => ({ search: query.search }),
    connection: ({ admin }) => admin.ranchers,
    presentNode: presentRancher,
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
    variables: async ({ params, body }) => ({
      ...(await readArguments<Pick<MutationRejectRancherArgs, 'reason'>>('rejectRancher', rejectForm, body)),
      rancherId: params.id!,
    }),
    present: ({ rejectRancher }) => presentRancher(rejectRancher),
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/profile',
    summary: 'Changes the profile of any ranch; prices in cents.',
    to: ['ADMIN'],
    operation: RestUpdateRancherProfileDocument,
    variables: async (request) => ({ rancherId: request.params.id!, input: await readProfile(request) }),
    present: ({ updateRancherProfile }) => presentRancher(updateRancherProfile),
  }),
];

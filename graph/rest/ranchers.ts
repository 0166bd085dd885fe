import { beefPricesInput } from '../../rules/beefPricesForm';
import type { BeefPricesInput } from '../resolverTypes.generated';
import { inputBody } from './openapi/inputSchema';
import { notNull, partsOf } from './openapi/shape';
import { presentRancher, rancherShape } from './presentRancher';
import {
  RestOwnRancherDocument,
  RestRancherDocument,
  RestRanchersDocument,
  RestRegisterRancherDocument,
  RestUpdatePricesDocument,
  RestUpdateRancherProfileDocument,
} from './ranchers.generated';
import { readInput } from './readInput';
import { applicationBody, profileBody, readApplication, readProfile } from './readProfile';
import { FILTER_NAMES, RANCHER_PARAMETERS, readRancherFilter } from './readRancherFilter';
import { listRow, type RestRequest, row } from './row';
import { seesFigures } from './seesFigures';

const isOwnOrAdmin = ({ viewer, params }: RestRequest) =>
  viewer?.userType === 'ADMIN' || viewer?.ranchId === Number(params.id);

export const rancherRows = [
  listRow({
    method: 'GET',
    path: '/ranchers',
    summary: 'Approved ranches, by filter and order.',
    names: FILTER_NAMES,
    query: RANCHER_PARAMETERS,
    operation: RestRanchersDocument,
    variables: readRancherFilter,
    connection: ({ ranchers }) => ranchers,
    presentNode: presentRancher,
    answer: rancherShape,
  }),
  // Before /ranchers/:id, which would take 'profile' for an id.
  row({
    method: 'GET',
    path: '/ranchers/profile',
    summary: "The signed-in rancher's own ranch.",
    to: ['RANCHER'],
    operation: RestOwnRancherDocument,
    variables: (request) => ({ figures: seesFigures(request) }),
    present: ({ viewer }) => (viewer?.ranch ? presentRancher(viewer.ranch) : undefined),
    answer: ({ viewer }) => rancherShape(notNull(partsOf(viewer).ranch)),
  }),
  row({
    method: 'GET',
    path: '/ranchers/:id',
    summary: 'One ranch; commission figures only for its rancher and admins.',
    operation: RestRancherDocument,
    variables: (request) => ({ id: request.params.id!, own: isOwnOrAdmin(request) && seesFigures(request) }),
    present: ({ rancher }) => (rancher ? presentRancher(rancher) : undefined),
    answer: ({ rancher }) => rancherShape(notNull(rancher)),
  }),
  row({
    method: 'POST',
    path: '/ranchers',
    summary: 'Makes a rancher account with its ranch, which then awaits approval; prices in cents.',
    status: 201,
    body: applicationBody,
    operation: RestRegisterRancherDocument,
    variables: async (request) => ({ input: await readApplication(request) }),
    present: ({ registerRancher }) => presentRancher(registerRancher),
    answer: ({ registerRancher }) => rancherShape(registerRancher),
  }),
  row({
    method: 'PATCH',
    path: '/ranchers/:id',
    summary: 'Changes the profile of a ranch; prices in cents.',
    body: profileBody,
    operation: RestUpdateRancherProfileDocument,
    variables: async (request) => ({ rancherId: request.params.id!, input: await readProfile(request) }),
    present: ({ updateRancherProfile }) => presentRancher(updateRancherProfile),
    answer: ({ updateRancherProfile }) => rancherShape(updateRancherProfile),
  }),
  row({
    method: 'POST',
    path: '/ranchers/update-prices',
    summary: 'Sets the prices of shares in cents: above 0 offers, 0 does not, left out stays.',
    body: inputBody('BeefPricesInput'),
    operation: RestUpdatePricesDocument,
    variables: async ({ body }) => ({
      input: await readInput<BeefPricesInput>('BeefPricesInput', beefPricesInput, body),
    }),
    present: ({ updateBeefPrices }) => presentRancher(updateBeefPrices),
    answer: ({ updateBeefPrices }) => rancherShape(updateBeefPrices),
  }),
];

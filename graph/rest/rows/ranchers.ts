import { beefPricesInput } from '../../../rules/products/beefPricesForm';
import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { registerRancherInput } from '../../../rules/ranches/rancherForm';
import { rancherProfileInput } from '../../../rules/ranches/rancherProfileForm';
import { badInput } from '../../errors';
import type {
  BeefPricesInput,
  RancherProfileInput,
  RegisterRancherInput,
  ShippingMethod,
} from '../../resolverTypes.generated';
import { inputBody } from '../openapi/inputSchema';
import { optional, parameters } from '../openapi/parameters';
import { propertyOf } from '../openapi/Schema';
import { each } from '../present/view';
import { type RestRequest, seesFigures } from '../read/RestRequest';
import { inputOf, readInput } from '../read/readInput';
import { argumentsAt, readQuery } from '../read/readQuery';
import { isRecord } from '../read/readValue';
import { listRow, row } from '../row';
import {
  RestOwnRancherDocument,
  RestRancherDocument,
  RestRanchersDocument,
  type RestRanchersQueryVariables,
  RestRegisterRancherDocument,
  RestUpdatePricesDocument,
  RestUpdateRancherProfileDocument,
} from './ranchers.generated';
import { ranch } from './ranchView';

const isOwnOrAdmin = ({ viewer, id }: RestRequest) => viewer?.userType === 'ADMIN' || viewer?.ranchId === Number(id);

const FILTER = {
  search: 'RancherFilter.search',
  zipPrefix: 'RancherFilter.zipPrefix',
  states: 'RancherFilter.states',
  orderSizes: 'RancherFilter.orderSizes',
  qualities: 'RancherFilter.qualities',
  ...argumentsAt('Query.ranchers', 'sort'),
};

const NEAR = { nearZip: 'NearInput.zipCode', withinMiles: 'NearInput.miles', methods: 'NearInput.methods' };

type Filter = Pick<RestRanchersQueryVariables, 'sort'> &
  Omit<NonNullable<RestRanchersQueryVariables['filter']>, 'near'>;

/** How far around a ZIP code we look where the request does not say, in miles. */
const USUAL_MILES = 100;

/** The filters of the screen as parameters of the query string. Errors: BAD_USER_INPUT. */
function filterOf(request: RestRequest): Pick<RestRanchersQueryVariables, 'filter' | 'sort'> {
  const { sort, ...filter } = readQuery<Filter>(FILTER, request);
  return { filter: { ...filter, near: nearOf(request) }, sort };
}

function nearOf(request: RestRequest) {
  const { nearZip, withinMiles } = request.query;
  const { methods } = readQuery<{ methods?: ShippingMethod[] }>({ methods: NEAR.methods }, request);
  if (!nearZip && !withinMiles && !methods) return undefined;
  const miles = Number(withinMiles || USUAL_MILES);
  if (!Number.isFinite(miles)) throw badInput({ withinMiles: 'withinMiles must be a number of miles' });
  if (!nearZip) throw badInput({ nearZip: 'nearZip is needed with withinMiles or methods' });
  return { zipCode: nearZip, miles, methods };
}

const profile = inputBody('RancherProfileInput');
const customProducts = {
  ...propertyOf(profile, 'otherProductsList'),
  description: 'Another name of otherProductsList.',
};
const application = inputBody('RegisterRancherInput');

export const profileBody = { ...profile, properties: { ...profile.properties, customProducts } };
const applicationBody = { ...application, properties: { ...application.properties, rancher: profileBody } };

/** The change of a ranch's profile that is in a body. Errors: BAD_USER_INPUT. */
export async function profileOf({ id, body }: RestRequest) {
  const input = await readInput<RancherProfileInput>('RancherProfileInput', rancherProfileInput, withProducts(body));
  return { rancherId: id, input };
}

/** The account and the ranch of someone who signs up. Errors: BAD_USER_INPUT. */
async function applicationOf({ body: { user, rancher } }: RestRequest) {
  const ranch = isRecord(rancher) ? withAgreement(withProducts(rancher)) : rancher;
  return {
    input: await readInput<RegisterRancherInput>('RegisterRancherInput', registerRancherInput, {
      user,
      rancher: ranch,
    }),
  };
}

/** The list goes by either name. */
function withProducts({ customProducts, otherProductsList = customProducts, ...rest }: Record<string, unknown>) {
  return { ...rest, otherProductsList };
}

/** Who accepts the agreement without naming a version accepts the one that is in force. */
function withAgreement(rancher: Record<string, unknown>): Record<string, unknown> {
  return rancher.hasBrokerAgreement === true ? { agreementVersion: AGREEMENT_VERSION, ...rancher } : rancher;
}

export const rancherRows = [
  listRow({
    method: 'GET',
    path: '/ranchers',
    summary: 'Approved ranches, by filter and order.',
    names: {
      'filter.search': 'search',
      'filter.zipPrefix': 'zipPrefix',
      'filter.orderSizes': 'orderSizes',
      'filter.near.zipCode': 'nearZip',
      'filter.near.miles': 'withinMiles',
      'filter.near.methods': 'methods',
    },
    query: { ...parameters(FILTER), ...optional(parameters(NEAR)) },
    operation: RestRanchersDocument,
    variables: filterOf,
    list: 'ranchers',
    view: each(ranch),
  }),
  // Before /ranchers/:id, which would take 'profile' for an id.
  row({
    method: 'GET',
    path: '/ranchers/profile',
    summary: "The signed-in rancher's own ranch.",
    to: ['RANCHER'],
    operation: RestOwnRancherDocument,
    variables: (request) => ({ figures: seesFigures(request) }),
    answer: 'viewer.ranch',
    view: ranch,
  }),
  row({
    method: 'GET',
    path: '/ranchers/:id',
    summary: 'One ranch; commission figures only for its rancher and admins.',
    operation: RestRancherDocument,
    variables: (request) => ({ id: request.id, own: isOwnOrAdmin(request) && seesFigures(request) }),
    answer: 'rancher',
    view: ranch,
  }),
  row({
    method: 'POST',
    path: '/ranchers',
    summary: 'Makes a rancher account with its ranch, which then awaits approval; prices in cents.',
    status: 201,
    body: applicationBody,
    operation: RestRegisterRancherDocument,
    variables: applicationOf,
    answer: 'registerRancher',
    view: ranch,
  }),
  row({
    method: 'PATCH',
    path: '/ranchers/:id',
    summary: 'Changes the profile of a ranch; prices in cents.',
    body: profileBody,
    operation: RestUpdateRancherProfileDocument,
    variables: profileOf,
    answer: 'updateRancherProfile',
    view: ranch,
  }),
  row({
    method: 'POST',
    path: '/ranchers/update-prices',
    summary: 'Sets the prices of shares in cents: above 0 offers, 0 does not, left out stays.',
    operation: RestUpdatePricesDocument,
    ...inputOf<BeefPricesInput>('BeefPricesInput', beefPricesInput),
    answer: 'updateBeefPrices',
    view: ranch,
  }),
];

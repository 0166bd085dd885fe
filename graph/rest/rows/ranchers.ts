import { beefPricesInput } from '../../../rules/products/beefPricesForm';
import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { registerRancherInput } from '../../../rules/ranches/rancherForm';
import { rancherProfileInput } from '../../../rules/ranches/rancherProfileForm';
import { badInput } from '../../errors';
import type { NearInput } from '../../resolverTypes.generated';
import { propertyOf } from '../openapi/Schema';
import { each } from '../present/view';
import { type BodyView, isRecord } from '../read/inputCodec';
import { optional, parametersOf, readParameters } from '../read/parameters';
import { type RestRequest, seesFigures } from '../read/RestRequest';
import { givenAt } from '../restSchema';
import { row } from '../row';
import * as graph from './ranchers.generated';
import { ranch } from './ranchView';

const isOwnOrAdmin = ({ viewer, id }: RestRequest) => viewer?.userType === 'ADMIN' || viewer?.ranchId === Number(id);

const NEAR = parametersOf({
  nearZip: givenAt('NearInput.zipCode'),
  withinMiles: givenAt('NearInput.miles'),
  methods: givenAt('NearInput.methods'),
});

/** The default search radius around a ZIP code, in miles. */
const USUAL_MILES = 100;

/** Errors: BAD_USER_INPUT. */
function nearOf({ query, timeZone }: RestRequest): NearInput | undefined {
  const { nearZip, withinMiles } = query;
  const { methods } = readParameters({ methods: NEAR.methods }, { query, timeZone }) as Pick<NearInput, 'methods'>;
  if (!nearZip && !withinMiles && !methods) return undefined;
  const miles = Number(withinMiles || USUAL_MILES);
  if (!Number.isFinite(miles)) throw badInput({ withinMiles: 'withinMiles must be a number of miles' });
  if (!nearZip) throw badInput({ nearZip: 'nearZip is needed with withinMiles or methods' });
  return { zipCode: nearZip, miles, methods };
}

/** The list of custom products has two names. */
const withProducts: BodyView = {
  read: ({ customProducts, otherProductsList = customProducts, ...rest }) => ({ ...rest, otherProductsList }),
  describe(schema) {
    const products = propertyOf(schema, 'otherProductsList');
    const customProducts = { ...products, description: 'Another name of otherProductsList.' };
    return { ...schema, properties: { ...schema.properties, customProducts } };
  },
};

/** An acceptance without a version means the current one. */
const application: BodyView = {
  read({ rancher, ...rest }) {
    if (!isRecord(rancher)) return { ...rest, rancher };
    const accepted = rancher.hasBrokerAgreement === true && { agreementVersion: AGREEMENT_VERSION };
    return { ...rest, rancher: withProducts.read({ ...accepted, ...rancher }) };
  },
  describe: (schema) => ({
    ...schema,
    properties: { ...schema.properties, rancher: withProducts.describe(propertyOf(schema, 'rancher')) },
  }),
};

/** The settings that the rows for ranchers and for admins share. */
export const profileRow = {
  operation: graph.RestUpdateRancherProfileDocument,
  form: rancherProfileInput,
  body: withProducts,
  view: ranch,
};

export const rancherRows = [
  row('GET /ranchers', {
    summary: 'Approved ranches, by filter and order.',
    names: {
      'filter.near.zipCode': 'nearZip',
      'filter.near.miles': 'withinMiles',
      'filter.near.methods': 'methods',
    },
    query: optional(NEAR),
    operation: graph.RestRanchersDocument,
    variables: { near: nearOf },
    view: each(ranch),
  }),
  // This comes before /ranchers/:id, which would read 'profile' as an id.
  row('GET /ranchers/profile', {
    summary: "The signed-in rancher's own ranch.",
    to: ['RANCHER'],
    operation: graph.RestOwnRancherDocument,
    answer: 'viewer.ranch',
    view: ranch,
  }),
  row('GET /ranchers/:id', {
    summary: 'One ranch; commission figures only for its rancher and admins.',
    operation: graph.RestRancherDocument,
    variables: { figures: (request) => isOwnOrAdmin(request) && seesFigures(request) },
    view: ranch,
  }),
  row('POST /ranchers', {
    summary: 'Makes a rancher account with its ranch, which then awaits approval; prices in cents.',
    status: 201,
    operation: graph.RestRegisterRancherDocument,
    form: registerRancherInput,
    body: application,
    view: ranch,
  }),
  row('PATCH /ranchers/:id', {
    ...profileRow,
    summary: 'Changes the profile of a ranch; prices in cents.',
  }),
  row('POST /ranchers/update-prices', {
    summary: 'Sets the prices of shares in cents: above 0 offers, 0 does not, left out stays.',
    operation: graph.RestUpdatePricesDocument,
    form: beefPricesInput,
    view: ranch,
  }),
];

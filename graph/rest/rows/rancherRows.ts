import { getNullableType } from 'graphql';
import { beefPricesInput } from '../../../rules/products/beefPricesForm';
import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { registerRancherInput } from '../../../rules/ranches/rancherForm';
import { rancherProfileInput } from '../../../rules/ranches/rancherProfileForm';
import { rejectForm } from '../../../rules/ranches/rejectForm';
import { badInput } from '../../errors';
import type { NearInput } from '../../resolverTypes.generated';
import { propertyOf } from '../openapi/Schema';
import { type BodyView, isRecord } from '../read/inputCodec';
import { parametersOf, readParameters } from '../read/parameters';
import { type RestRequest, seesFiguresOfRanch } from '../read/RestRequest';
import { givenAt } from '../restSchema';
import { row } from '../row';
import * as ranchers from './ranchers.generated';
import { approval } from './views';

/** Makes a field of NearInput optional, because NearInput itself is optional. */
const optional = (field: keyof NearInput) => {
  const { type, ...given } = givenAt(`NearInput.${field}`);
  return { ...given, type: getNullableType(type) };
};

const NEAR = parametersOf({
  nearZip: optional('zipCode'),
  withinMiles: optional('miles'),
  methods: optional('methods'),
});

/** The default search radius around a ZIP code, in miles. */
const DEFAULT_MILES = 100;

type Near = { nearZip?: string; withinMiles?: string; methods?: NearInput['methods'] };

/** Errors: BAD_USER_INPUT. */
function nearOf(request: RestRequest): NearInput | undefined {
  const { nearZip, withinMiles, methods } = readParameters(NEAR, request) as Near;
  if (!nearZip && !withinMiles && !methods) return undefined;
  const miles = Number(withinMiles || DEFAULT_MILES);
  if (!Number.isFinite(miles)) throw badInput({ withinMiles: 'withinMiles must be a number of miles' });
  if (!nearZip) throw badInput({ nearZip: 'nearZip is needed with withinMiles or methods' });
  return { zipCode: nearZip, miles, methods };
}

/** Describes a search for ranches near a ZIP code, in which three parameters become one variable. */
const nearZip = {
  query: NEAR,
  variables: { near: nearOf },
  names: { 'filter.near.zipCode': 'nearZip', 'filter.near.miles': 'withinMiles', 'filter.near.methods': 'methods' },
};

/** Reads the list of custom products under either of its two names. */
const profile: BodyView = {
  read: ({ customProducts, otherProductsList = customProducts, ...rest }) => ({ ...rest, otherProductsList }),
  describe(schema) {
    const products = propertyOf(schema, 'otherProductsList');
    const customProducts = { ...products, description: 'Another name of otherProductsList.' };
    return { ...schema, properties: { ...schema.properties, customProducts } };
  },
};

/** Reads an acceptance of the agreement without a version as one of the current version. */
const application: BodyView = {
  read({ rancher, ...rest }) {
    if (!isRecord(rancher)) return { ...rest, rancher };
    const accepted = rancher.hasBrokerAgreement === true && { agreementVersion: AGREEMENT_VERSION };
    return { ...rest, rancher: profile.read({ ...accepted, ...rancher }) };
  },
  describe: (schema) => ({
    ...schema,
    properties: { ...schema.properties, rancher: profile.describe(propertyOf(schema, 'rancher')) },
  }),
};

export const rancherRows = [
  row('GET /ranchers', ranchers.RestRanchersDocument, {
    summary: 'Approved ranches, by filter and order.',
    ...nearZip,
  }),
  // This comes before /ranchers/:id, which would read 'profile' as an id.
  row('GET /ranchers/profile', ranchers.RestOwnRancherDocument, {
    summary: "The signed-in rancher's own ranch.",
    to: ['RANCHER'],
  }),
  row('GET /ranchers/:id', ranchers.RestRancherDocument, {
    summary: 'One ranch; commission figures only for its rancher and admins.',
    variables: { figures: seesFiguresOfRanch },
  }),
  row('POST /ranchers', ranchers.RestRegisterRancherDocument, {
    summary: 'Makes a rancher account with its ranch, which then awaits approval; prices in cents.',
    status: 201,
    form: registerRancherInput,
    body: application,
  }),
  row('PATCH /ranchers/:id', ranchers.RestUpdateRancherProfileDocument, {
    summary: 'Changes the profile of a ranch; prices in cents.',
    form: rancherProfileInput,
    body: profile,
  }),
  row('POST /ranchers/update-prices', ranchers.RestUpdatePricesDocument, {
    summary: 'Sets the prices of shares in cents: above 0 offers, 0 does not, left out stays.',
    form: beefPricesInput,
  }),
  row('GET /admin/ranchers', ranchers.RestAllRanchersDocument, { summary: 'All ranches in any state.' }),
  row('PUT /ranchers/:id/approve', ranchers.RestApproveRancherDocument, {
    summary: 'Makes a ranch visible to customers.',
    view: approval,
  }),
  row('PUT /admin/ranchers/:id/suspend', ranchers.RestSuspendRancherDocument, {
    summary: 'Hides an approved ranch from customers.',
  }),
  row('PUT /admin/ranchers/:id/reject', ranchers.RestRejectRancherDocument, {
    summary: 'Turns a pending ranch down.',
    form: rejectForm,
  }),
  row('PUT /admin/ranchers/:id/profile', ranchers.RestUpdateAnyRancherProfileDocument, {
    summary: 'Changes the profile of any ranch; prices in cents.',
    to: ['ADMIN'],
    form: rancherProfileInput,
    body: profile,
  }),
];

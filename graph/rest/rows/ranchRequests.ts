import { getNullableType } from 'graphql';
import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { badInput } from '../../errors';
import type { NearInput } from '../../resolverTypes.generated';
import { propertyOf } from '../openapi/Schema';
import { type BodyView, isRecord } from '../read/inputCodec';
import { parametersOf, readParameters } from '../read/parameters';
import type { RestRequest } from '../read/RestRequest';
import { givenAt } from '../restSchema';

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
export const nearZip = {
  query: NEAR,
  variables: { near: nearOf },
  names: { 'filter.near.zipCode': 'nearZip', 'filter.near.miles': 'withinMiles', 'filter.near.methods': 'methods' },
};

/** Reads the list of custom products under either of its two names. */
export const profile: BodyView = {
  read: ({ customProducts, otherProductsList = customProducts, ...rest }) => ({ ...rest, otherProductsList }),
  describe(schema) {
    const products = propertyOf(schema, 'otherProductsList');
    const customProducts = { ...products, description: 'Another name of otherProductsList.' };
    return { ...schema, properties: { ...schema.properties, customProducts } };
  },
};

/** Reads an acceptance of the agreement without a version as one of the current version. */
export const application: BodyView = {
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

import { deliveryRadius, shippingRadius } from '../../../rules/ranches/delivery';
import { itemsOf, list, nullable, propertyOf, type Schema } from '../openapi/Schema';
import { each, type View, view } from '../present/view';
import type * as graph from './ranchers.generated';

type Product = graph.Rest_productFragment;
type Kind = NonNullable<Product['__typename']>;
type Ranch = graph.Rest_rancherFragment & Partial<graph.Rest_commissionFragment>;

const kindView = (kind: string) => view<Product>(kind, { without: ['__typename'] });

const kindsIn = ({ anyOf = [] }: Schema) =>
  anyOf.map((schema) => [schema.properties?.__typename?.const, schema] as const);

/** A product in REST. It has no kind, because its fields show it. */
export const product: View<Product> = {
  present: ({ __typename, ...fields }) => fields,
  describe: (schema) => ({ anyOf: kindsIn(schema).map(([kind, of]) => kindView(String(kind)).describe(of)) }),
};

/** The ranch's products of one kind. */
const productsOf = (kind: Kind): View<Ranch> => ({
  present: ({ products }, request) =>
    each(product).present(
      products.filter(({ __typename }) => __typename === kind),
      request,
    ),
  describe: (schema) => {
    const found = kindsIn(itemsOf(propertyOf(schema, 'products'))).find(([name]) => name === kind);
    return list(kindView(kind).describe(found?.[1] ?? {}));
  },
});

const described = <T>(description: string, { present, describe }: View<T>): View<T> => ({
  present,
  describe: (schema) => ({ ...describe(schema), description }),
});

/** The titles of the four ranch schemas: in a search, and with commission figures always, sometimes or never. */
function titleOf({ properties = {}, required }: Schema): string {
  if (!('commission' in properties)) return 'distanceMiles' in properties ? 'FoundRanch' : 'Ranch';
  return required?.includes('commission') ? 'ManagedRanch' : 'RanchOfViewer';
}

/** A ranch in REST: the contact as `user`, products by kind, and the shorter names that checkout uses. */
export const ranch = view<Ranch>(titleOf, {
  fields: {
    user: 'contact',
    customProducts: productsOf('CustomProduct'),
    otherProductsList: described('The same list as customProducts.', productsOf('CustomProduct')),
    beefBoxes: productsOf('BeefBox'),
    selectCuts: productsOf('SelectCut'),
    localPickup: 'offerLocalPickup',
    localDelivery: 'offerLocalDelivery',
    deliveryFee: 'localDeliveryFee',
    deliveryRadius: described('The same as localDeliveryRange.', {
      present: deliveryRadius,
      describe: (schema) => propertyOf(schema, 'localDeliveryRange'),
    }),
    shipping: 'offerShipping',
    shippingRadius: described('How far it ships, in miles; null when nationwide.', {
      present: shippingRadius,
      describe: (schema) => nullable(propertyOf(schema, 'shippingRadius')),
    }),
    commissionRate: 'commission.rate',
    currentBalance: 'commission.balance',
    hasBrokerAgreement: 'commission.hasBrokerAgreement',
  },
  without: ['contact', 'products', 'commission'],
});

import { deliveryRadius, shippingRadius } from '../../../rules/ranches/delivery';
import { itemsOf, list, nullable, object, propertyOf, type Schema } from '../openapi/Schema';
import { asItIs, each, message, together, type View, view, within } from '../present/view';
import type * as accounts from './accounts.generated';
import type * as commissions from './commissions.generated';
import type * as orders from './orders.generated';
import type * as ranchers from './ranchers.generated';

type Order = orders.Rest_orderFragment &
  Partial<orders.Rest_orderSettlementFragment & Pick<orders.RestPlaceOrderMutation['placeOrder'], 'claims'>>;
type Product = ranchers.Rest_productFragment;
type Kind = NonNullable<Product['__typename']>;
type Ranch = ranchers.Rest_rancherFragment & Partial<ranchers.Rest_commissionFragment>;

const user = view<accounts.Rest_userFragment>(({ properties = {} }) =>
  'mustChangePassword' in properties ? 'CurrentUser' : 'User',
);

/** A new order has no settlement yet, and only sellers and admins get commission figures. */
function titleOfOrder({ properties = {} }: Schema): string {
  if ('commissionAmount' in properties) return 'SoldOrder';
  return 'settlement' in properties ? 'Order' : 'PlacedOrder';
}

/** An order in REST: flat ids, lines as `productDetails`, amounts in cents. */
const order = view<Order>(titleOfOrder, {
  fields: {
    customerId: 'customer.id',
    rancherId: 'rancher.id',
    orderAmount: 'amount',
    received: 'settlement.received',
    settledLines: {
      source: 'settlement',
      present: ({ settlement }) => settlement?.revision?.lines ?? [],
      describe: (schema) => propertyOf(propertyOf(propertyOf(schema, 'settlement'), 'revision'), 'lines'),
    },
    productDetails: 'items',
    shares: {
      source: 'claims',
      present: ({ claims }) => claims?.map(({ animal, ...share }) => ({ ...share, ...flatAnimal(animal) })),
      describe(schema) {
        const { properties: { animal, ...properties } = {} } = itemsOf(propertyOf(schema, 'claims'));
        const ofAnimal = Object.entries(ANIMAL_FIELDS).map(([name, field]) => [
          name,
          nullable(propertyOf(animal ?? {}, field)),
        ]);
        return list(object({ ...properties, ...Object.fromEntries(ofAnimal) }));
      },
    },
    rancher: within('rancher', view<Order['rancher']>(null, { fields: { user: 'contact' }, without: ['contact'] })),
    statusUpdates: {
      present: ({ id, statusUpdates }) => statusUpdates.map((update) => ({ ...update, orderId: id })),
      describe(schema) {
        const { properties } = itemsOf(propertyOf(schema, 'statusUpdates'));
        return list(object({ ...properties, orderId: propertyOf(schema, 'id') }));
      },
    },
  },
  without: ['items', 'amount', 'settlement', 'claims'],
});

const ANIMAL_FIELDS = { animalId: 'id', animalTag: 'tag', harvestDate: 'harvestDate' } as const;

/** The fields of a share's animal, null while it's in line. */
const flatAnimal = (animal: NonNullable<Order['claims']>[number]['animal']) =>
  Object.fromEntries(Object.entries(ANIMAL_FIELDS).map(([name, field]) => [name, animal?.[field] ?? null]));

const transaction = view<commissions.Rest_transactionFragment>('CommissionTransaction', {
  fields: {
    rancherId: {
      present: (_, { id }) => Number(id),
      describe: () => ({ type: 'integer', minimum: 1, description: 'Id of the ranch.' }),
    },
  },
});

/** A product in REST. It has no kind, because its fields show it. */
const product = view<Product>(kindOf, { without: ['__typename'] });

function kindOf({ properties }: Schema): string {
  return String(properties?.__typename?.const);
}

const productsOf = (kind: Kind): View<Ranch> => ({
  present: ({ products }, request) =>
    each(product).present(
      products.filter(({ __typename }) => __typename === kind),
      request,
    ),
  describe(schema) {
    const { anyOf = [] } = itemsOf(propertyOf(schema, 'products'));
    return list(product.describe(anyOf.find((one) => kindOf(one) === kind) ?? {}));
  },
});

const described = <T>(description: string, { present, describe }: View<T>): View<T> => ({
  present,
  describe: (schema) => ({ ...describe(schema), description }),
});

/** Returns the title of one of the four ranch schemas: in a search, and with commission figures always, sometimes or never. */
function titleOfRanch({ properties = {}, required }: Schema): string {
  if (!('commission' in properties)) return 'distanceMiles' in properties ? 'FoundRanch' : 'Ranch';
  return required?.includes('commission') ? 'ManagedRanch' : 'RanchOfViewer';
}

/** A ranch in REST: the contact as `user`, products by kind, and the shorter names that checkout uses. */
const ranch = view<Ranch>(titleOfRanch, {
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

/** Maps each fragment to its view, which a row uses if its answer is selected by the fragment. */
export const VIEWS: Record<string, View<never> | undefined> = {
  Rest_user: user,
  Rest_order: order,
  Rest_transaction: transaction,
  Rest_product: product,
  Rest_rancher: ranch,
};

type Approval = ranchers.RestApproveRancherMutation['approveRancher'];
type Saved = ranchers.RestAddFavoriteMutation['addFavorite'];
type WithSaved = NonNullable<ranchers.RestFavoritesQuery['viewer']>;
type WithSavedIds = NonNullable<ranchers.RestFavoriteIdsQuery['viewer']>;

export const approval = together(within<Approval>('rancher', ranch), view<Approval>(null, { without: ['rancher'] }));
export const saved = view<Saved>(null, { fields: { rancherId: 'id', isFavorite: 'isFavorite' } });
export const savedRanches = within<WithSaved>(
  'favorites',
  each(within<WithSaved['favorites'][number]>('rancher', ranch)),
);
export const savedIds = within<WithSavedIds>('favoriteIds', asItIs);

export const paymentRequested = together(
  transaction,
  message(
    'Payment request submitted. Our team will respond in 1-2 business days.',
    'What happens next, as a sentence.',
  ),
);

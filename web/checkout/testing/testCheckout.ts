import { deliveryOptions } from '../../../rules/ranches/delivery';
import type { ItemType } from '../../../rules/words/vocabulary';
import { addItem, EMPTY_CART, type NewItem } from '../../cart/cart';
import { writeCart } from '../../cart/storedCart';
import { offerOf } from '../../testing/ranches';
import { customer, fakeServer } from '../../testing/visit';

/** Returns the animals whose shares can be reserved, as in a GraphQL response. */
export const openAnimals = (nodes: object[]) => ({
  __typename: 'AnimalConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false },
});

export const ranch = {
  __typename: 'Rancher' as const,
  id: '7',
  isApproved: true,
  ranchName: 'Cedar Fork Ranch',
  offerQuarterCow: false,
  offerHalfCow: true,
  offerWholeCow: false,
  quarterCowPrice: 0,
  halfCowPrice: 166_000,
  wholeCowPrice: 0,
  products: [{ __typename: 'SelectCut', id: '5', name: 'Tri-Tip', available: true, pricePerPound: 1_550 }],
  offers: [],
  sellsByAnimal: false,
  takesLine: true,
  sharesWaiting: 0,
  cancelTerms: null,
  openAnimals: openAnimals([]),
  city: 'Llano',
  state: 'Texas',
  offerLocalPickup: true,
  pickupInstructions: 'At the red gate.',
  offerLocalDelivery: true,
  localDeliveryRange: 60,
  localDeliveryFee: 2_500,
  deliveryNotes: null,
  offerShipping: false,
  shippingNationwide: false,
  shippingRadius: 100,
  shippingFee: 0,
  shippingDetails: null,
};

export const profile = {
  __typename: 'User',
  ...customer,
  phone: '512 555 0101',
  zipCode: '78704',
  city: 'Austin',
  state: 'Texas',
};

const newItem = (type: ItemType, name: string, price: number): NewItem => ({
  type,
  productId: type.endsWith('_COW') ? null : '5',
  variantId: null,
  name,
  variantName: null,
  price,
  imageUrl: null,
});

/** Puts a half cow and six pounds of tri-tip into the customer's cart. */
export function fillCart(): void {
  const items = [newItem('HALF_COW', 'Half Cow', 166_000), { ...newItem('SELECT_CUT', 'Tri-Tip', 1_550), quantity: 6 }];
  writeCart(
    customer.id,
    items.reduce((cart, item) => addItem(cart, { rancherId: ranch.id, ranchName: ranch.ranchName }, item), EMPTY_CART),
  );
}

const MILES: Record<string, number> = { '78704': 36.2, '10001': 1541.9 };

/** Returns the server's response for `delivery`: Austin is near, and New York is far. */
function quoteFor({ zipCode }: Record<string, unknown>) {
  const distanceMiles = MILES[String(zipCode)] ?? null;
  const options = deliveryOptions(ranch, distanceMiles).map((option) => ({ __typename: 'DeliveryOption', ...option }));
  return { delivery: { __typename: 'DeliveryQuote', unlawful: [], zipCode, distanceMiles, options } };
}

/** Returns an order as in a GraphQL response. */
export function placedOrder(id: string) {
  return {
    __typename: 'Order',
    id,
    orderType: 'HALF_COW',
    status: 'PENDING',
    customer: { __typename: 'OrderCustomer', id: customer.id, email: customer.email },
    rancher: {
      __typename: 'Rancher',
      id: ranch.id,
      ranchName: ranch.ranchName,
      contact: { __typename: 'Contact', name: 'Bo Tanner', email: 'bo@example.com', phone: '' },
    },
    items: [
      {
        __typename: 'OrderItem',
        id: '1',
        name: 'Half Cow',
        variantName: null,
        type: 'HALF_COW',
        price: 166_000,
        quantity: 1,
      },
    ],
    claims: [
      {
        __typename: 'Claim',
        id: '3',
        releasedAt: null,
        quarters: 2,
        linePosition: null,
        offBoardReason: null,
        animal: { __typename: 'Animal', id: '41', tag: '41', harvestDate: '2099-03-04', harvestWords: null },
      },
    ],
    shippingMethod: 'LOCAL_PICKUP',
    shippingFee: 0,
    total: 166_000,
  };
}

/** Returns the server's response for the shares of one animal. */
function offersOf({ animalId }: Record<string, unknown>) {
  const shares = ['QUARTER_COW', 'HALF_COW', 'WHOLE_COW'] as const;
  const animal = { ...offerOf().animal!, animalId: String(animalId), tag: String(animalId) };
  return {
    rancher: { __typename: 'Rancher', id: ranch.id, ofAnimal: shares.map((share) => offerOf({ share, animal })) },
  };
}

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

export function checkoutServer(answers: Answers = {}) {
  return fakeServer(customer, {
    CheckoutPage: () => ({ rancher: ranch, viewer: profile }),
    DeliveryQuote: quoteFor,
    PlaceOrder: () => ({ placeOrder: placedOrder('12') }),
    OrderPlaced: () => ({ order: placedOrder('12') }),
    AnimalOffers: offersOf,
    ...answers,
  });
}

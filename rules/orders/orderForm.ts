import { boolean, type InferType, number, object } from 'yup';
import { email } from '../fields/emailField';
import { LIMITS } from '../fields/limits';
import { choice, listOf } from '../fields/numberFields';
import { nameText, phone } from '../fields/personFields';
import { requiredZip } from '../fields/placeFields';
import { optionalLongText, optionalText, plainLongText, requiredText } from '../fields/textField';
import { isShare, PLACES, QUARTERS_OF } from '../herd/quarters';
import { type Cents, formatCents } from '../money/money';
import { orderTotal } from '../money/pricing';
import { shownTerms } from '../papers/shownTerms';
import { ITEM_TYPE, ORDER_TYPE, SHIPPING_METHOD } from '../words/vocabulary';

const NO_TYPE = 'Please select an order type';
const NO_METHOD = 'Please select a delivery method';
export const TOTAL_TOO_HIGH = `An order can be at most ${formatCents(LIMITS.orderTotal)}`;
export const TOO_MANY_IN_LINE = `At most ${LIMITS.sharesInLine} shares can wait in line`;
const NO_QUANTITY = 'Quantity must be at least 1';

const orderItem = object({
  type: choice(ITEM_TYPE.values, 'Unknown type of item').required('Unknown type of item'),
  id: optionalText(LIMITS.token),
  variantId: optionalText(LIMITS.token),
  name: optionalText(LIMITS.name),
  quantity: number()
    .required(NO_QUANTITY)
    .typeError(NO_QUANTITY)
    .integer('Quantity must be a whole number')
    .min(1, NO_QUANTITY)
    .max(LIMITS.quantity, `Quantity must be at most ${LIMITS.quantity}`),
  /** The price that the customer saw, in cents. If the listing's price has changed, the order is refused. */
  price: number()
    .typeError('Price must be a number')
    .integer('Price must be whole cents')
    .min(0, 'Price cannot be negative')
    .max(LIMITS.price, `Price must be at most ${formatCents(LIMITS.price)}`)
    .nullable(),
  animalId: optionalText(LIMITS.token).matches(/^\d+$/, 'Unknown animal'),
  /** Whether the share waits for the next animal. If an animal is named, it waits only if that one has no room. */
  nextAnimal: boolean().nullable(),
  /** The version of the offer that the customer saw. If the share's terms have changed, the order is refused. */
  offerVersion: optionalText(LIMITS.token),
})
  .test('share', '', ({ type, animalId, nextAnimal }, { createError, path }) => {
    if (!type || isShare(type) || !(animalId || nextAnimal)) return true;
    const field = animalId ? 'animalId' : 'nextAnimal';
    return createError({ path: `${path}.${field}`, message: 'Only a share can be of an animal' });
  })
  .test('fits', '', ({ type, quantity, animalId, nextAnimal }, { createError, path }) => {
    if (!type || !isShare(type)) return true;
    if (animalId && quantity * QUARTERS_OF[type] > PLACES.length) {
      return createError({ path: `${path}.quantity`, message: 'An animal has only four quarters' });
    }
    if (!nextAnimal || quantity <= LIMITS.sharesInLine) return true;
    return createError({ path: `${path}.quantity`, message: TOO_MANY_IN_LINE });
  });

export const orderForm = object({
  rancherId: requiredText('Invalid Rancher', LIMITS.token).matches(/^\d+$/, 'Invalid Rancher'),
  customerName: nameText('Name is required'),
  customerEmail: email('Valid email is required'),
  customerPhone: phone,
  customerZip: requiredZip('Valid ZIP code is required'),
  orderType: choice(ORDER_TYPE.values, NO_TYPE).required(NO_TYPE),
  productDetails: listOf(orderItem, LIMITS.orderItems, `An order holds at most ${LIMITS.orderItems} items`)
    .required('Cart is empty')
    .min(1, 'Cart is empty')
    .test('total', TOTAL_TOO_HIGH, isAffordable),
  shippingMethod: choice(SHIPPING_METHOD.values, NO_METHOD).required(NO_METHOD),
  shippingAddress: optionalLongText(LIMITS.address),
  notes: plainLongText(LIMITS.notes),
  /** What the customer confirms if its share is of an animal that has to be bought alive. */
  confirmsPurchase: object({
    version: requiredText('The version is required', LIMITS.token),
    ranchChooses: boolean().required('Say who chooses the animal'),
  })
    .nullable()
    .optional()
    .default(undefined),
  termsVersion: shownTerms,
  cancelTermsVersion: optionalText(LIMITS.token).optional().default(undefined),
});

/** Invalid lines have their own messages, so they count as 0 here. */
function isAffordable(items: (Partial<OrderItemValues> | null)[]): boolean {
  return withinLimit(items.map((item) => ({ price: item?.price ?? 0, quantity: item?.quantity ?? 0 })));
}

/** Whether an order costs at most the limit, so that its amount also fits into the database column. */
export function withinLimit(items: { price: Cents; quantity: number }[]): boolean {
  return orderTotal(items) <= LIMITS.orderTotal;
}

export type OrderItemValues = InferType<typeof orderItem>;
export type OrderValues = InferType<typeof orderForm>;

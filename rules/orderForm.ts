import { type InferType, number, object } from 'yup';
import { email } from './emailField';
import { LIMITS } from './limits';
import { type Cents, formatCents } from './money';
import { choice, listOf } from './numberFields';
import { phone } from './personFields';
import { requiredZip } from './placeFields';
import { orderTotal } from './pricing';
import { optionalLongText, optionalText, plainLongText, requiredText } from './textField';
import { ITEM_TYPE, ORDER_TYPE, SHIPPING_METHOD } from './vocabulary';

const NO_TYPE = 'Please select an order type';
const NO_METHOD = 'Please select a delivery method';
export const TOO_MUCH = `An order can come to at most ${formatCents(LIMITS.orderTotal)}`;
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
  /** In cents, as the customer saw it: when it is no longer the listing's, the order is not taken. */
  price: number()
    .typeError('Price must be a number')
    .integer('Price must be whole cents')
    .min(0, 'Price cannot be negative')
    .max(LIMITS.price, `Price must be at most ${formatCents(LIMITS.price)}`)
    .nullable(),
});

export const orderForm = object({
  rancherId: requiredText('Invalid Rancher', LIMITS.token).matches(/^\d+$/, 'Invalid Rancher'),
  customerName: requiredText('Name is required', LIMITS.name),
  customerEmail: email('Valid email is required'),
  customerPhone: phone,
  customerZip: requiredZip('Valid ZIP code is required'),
  orderType: choice(ORDER_TYPE.values, NO_TYPE).required(NO_TYPE),
  productDetails: listOf(orderItem, LIMITS.orderItems, `An order holds at most ${LIMITS.orderItems} items`)
    .required('Cart is empty')
    .min(1, 'Cart is empty')
    .test('total', TOO_MUCH, isAffordable),
  shippingMethod: choice(SHIPPING_METHOD.values, NO_METHOD).required(NO_METHOD),
  shippingAddress: optionalLongText(LIMITS.address),
  notes: plainLongText(LIMITS.notes),
});

/** Lines that are not valid have messages of their own. */
function isAffordable(items: (Partial<OrderItemValues> | null)[]): boolean {
  return withinLimit(items.map((item) => ({ price: item?.price ?? 0, quantity: item?.quantity ?? 0 })));
}

/** Also keeps the amount within what the database column holds. */
export function withinLimit(items: { price: Cents; quantity: number }[]): boolean {
  return orderTotal(items) <= LIMITS.orderTotal;
}

export type OrderItemValues = InferType<typeof orderItem>;
export type OrderValues = InferType<typeof orderForm>;

export const initialOrder: OrderValues = {
  rancherId: '',
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  customerZip: '',
  orderType: 'QUARTER_COW',
  productDetails: [],
  shippingMethod: 'LOCAL_PICKUP',
  shippingAddress: '',
  notes: '',
};

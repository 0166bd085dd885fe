import { boolean } from 'yup';
import { LIMITS } from '../../rules/fields/limits';
import { optionalText } from '../../rules/fields/textField';
import { LIVE_PURCHASE_VERSION } from '../../rules/herd/livePurchase';
import { NO_TERMS } from '../../rules/orders/cancelTerms';
import { type OrderValues, orderForm } from '../../rules/orders/orderForm';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import type { CartItem } from '../cart/cart';
import { wholeAddress } from './initialRequest';
import type { RequestValues } from './requestDraft';

const FROM_ELSEWHERE = [
  'rancherId',
  'productDetails',
  'confirmsPurchase',
  'termsVersion',
  'cancelTermsVersion',
] as const;

export const requestForm = orderForm.omit([...FROM_ELSEWHERE]).shape({
  shippingCity: optionalText(LIMITS.city),
  buysAlive: boolean()
    .nullable()
    .test('confirmed', 'Please check this to confirm', (confirmed) => confirmed !== false),
});

/** Converts the form's values to the input of `placeOrder`. */
export function toOrder(
  { buysAlive, shippingCity, ...values }: RequestValues,
  { rancherId, cancelTerms }: { rancherId: string; cancelTerms: { version: string } | null },
  items: readonly CartItem[],
): OrderValues {
  return orderForm.cast({
    ...values,
    rancherId,
    termsVersion: TERMS_VERSION,
    cancelTermsVersion: cancelTerms?.version ?? NO_TERMS,
    ...(buysAlive && { confirmsPurchase: { version: LIVE_PURCHASE_VERSION, ranchChooses: true } }),
    shippingAddress: values.shippingMethod === 'LOCAL_PICKUP' ? null : wholeAddress({ ...values, shippingCity }),
    productDetails: items.map(({ type, productId, variantId, name, quantity, price, animal, terms }) => ({
      type,
      id: productId,
      variantId,
      name,
      quantity,
      price,
      ...(animal && (animal.id ? { animalId: animal.id } : { nextAnimal: true })),
      offerVersion: terms?.version,
    })),
  });
}

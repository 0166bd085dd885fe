import { type InferType, object } from 'yup';
import { LIMITS } from './limits';
import { toCents } from './money';
import { choice, positiveCents } from './numberFields';
import { plainLongText } from './textField';
import { PAYMENT_METHOD, type PaymentMethod } from './vocabulary';

const NO_METHOD = 'Please select a payment method';

/** What the server takes: the amount in cents. */
export const paymentRequestInput = object({
  amount: positiveCents('Please enter a valid payment amount.', LIMITS.payment),
  method: choice(PAYMENT_METHOD.values, NO_METHOD).required(NO_METHOD),
  notes: plainLongText(LIMITS.notes),
});

export type PaymentRequestInputValues = InferType<typeof paymentRequestInput>;

/** What the form holds: the amount in dollars. */
export interface PaymentRequestValues {
  amount: string | number;
  method: PaymentMethod;
  notes: string;
}

export function toPaymentRequestInput(values: PaymentRequestValues): PaymentRequestInputValues {
  return { ...values, amount: toCents(values.amount ?? '') };
}

export const paymentRequestForm = paymentRequestInput.transform(toPaymentRequestInput);

export const initialPaymentRequest: PaymentRequestValues = { amount: '', method: 'VENMO', notes: '' };

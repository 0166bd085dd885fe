import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, positiveCents } from '../fields/numberFields';
import { plainLongText } from '../fields/textField';
import { PAYMENT_METHOD, type PaymentMethod } from '../words/vocabulary';
import { toCents } from './money';

const NO_METHOD = 'Please select a payment method';

/** The server's input, with the amount in cents. */
export const paymentRequestInput = object({
  amount: positiveCents('Please enter a valid payment amount.', LIMITS.payment),
  method: choice(PAYMENT_METHOD.values, NO_METHOD).required(NO_METHOD),
  notes: plainLongText(LIMITS.notes),
});

export type PaymentRequestInputValues = InferType<typeof paymentRequestInput>;

/** The form's values, with the amount in dollars. */
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

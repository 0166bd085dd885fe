import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { positiveCents } from '../fields/numberFields';
import { requiredText } from '../fields/textField';
import { type Cents, dollarsText, toCents } from './money';

/** The server's input, with the amount in cents. */
export const commissionPaymentInput = object({
  amount: positiveCents('Amount must be greater than 0', LIMITS.payment),
  description: requiredText('Description is required', LIMITS.description),
});

export type CommissionPaymentInputValues = InferType<typeof commissionPaymentInput>;

/** The dialog's values, with the amount in dollars. */
export interface CommissionPaymentValues {
  amount: string | number;
  description: string;
}

export function toCommissionPaymentInput(values: CommissionPaymentValues): CommissionPaymentInputValues {
  return { ...values, amount: toCents(values.amount ?? '') };
}

export const commissionPaymentForm = commissionPaymentInput.transform(toCommissionPaymentInput);

export function initialCommissionPayment(ranch: { ranchName: string; balance: Cents }): CommissionPaymentValues {
  return {
    amount: dollarsText(Math.max(ranch.balance, 0)) || '0',
    description: `Commission balance of ${ranch.ranchName}`,
  };
}

import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, positiveCents } from '../fields/numberFields';
import { requiredText } from '../fields/textField';
import { COMMISSION_ADJUSTMENT_TYPE, type CommissionAdjustmentType } from '../words/vocabulary';
import { toCents } from './money';

const NO_TYPE = 'Please choose credit or waiver';

/** The server's input, with the amount in cents. */
export const commissionAdjustmentInput = object({
  type: choice(COMMISSION_ADJUSTMENT_TYPE.values, NO_TYPE).required(NO_TYPE),
  amount: positiveCents('Amount must be greater than 0', LIMITS.payment),
  reason: requiredText('Reason is required', LIMITS.description),
});

export type CommissionAdjustmentInputValues = InferType<typeof commissionAdjustmentInput>;

/** The dialog's values, with the amount in dollars. */
export interface CommissionAdjustmentValues {
  type: CommissionAdjustmentType;
  amount: string | number;
  reason: string;
}

export function toCommissionAdjustmentInput(values: CommissionAdjustmentValues): CommissionAdjustmentInputValues {
  return { ...values, amount: toCents(values.amount ?? '') };
}

export const commissionAdjustmentForm = commissionAdjustmentInput.transform(toCommissionAdjustmentInput);

export const initialCommissionAdjustment: CommissionAdjustmentValues = { type: 'CREDIT', amount: '', reason: '' };

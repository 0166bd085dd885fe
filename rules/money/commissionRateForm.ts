import { type InferType, object } from 'yup';
import { typedNumber } from '../fields/numberFields';
import { hasOneDecimal, MAX_COMMISSION_RATE, MIN_COMMISSION_RATE } from './commission';

export const commissionRateForm = object({
  rate: typedNumber()
    .required('Rate is required')
    .typeError('Rate must be a number')
    .min(MIN_COMMISSION_RATE, `Rate must be at least ${MIN_COMMISSION_RATE}`)
    .max(MAX_COMMISSION_RATE, `Rate cannot exceed ${MAX_COMMISSION_RATE}`)
    .test('oneDecimal', 'Rate can have one decimal at most', (rate) => rate == null || hasOneDecimal(rate)),
});

export type CommissionRateValues = InferType<typeof commissionRateForm>;

import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice } from '../fields/numberFields';
import { plainLongText } from '../fields/textField';
import { ORDER_STATUS } from '../words/vocabulary';

export const statusForm = object({
  status: choice(ORDER_STATUS.values, 'Please select a status').required('Please select a status'),
  notes: plainLongText(LIMITS.notes),
});

export type StatusValues = InferType<typeof statusForm>;

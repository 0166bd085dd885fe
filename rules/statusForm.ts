import { type InferType, object } from 'yup';
import { LIMITS } from './limits';
import { choice } from './numberFields';
import { plainLongText } from './textField';
import { ORDER_STATUS } from './vocabulary';

export const statusForm = object({
  status: choice(ORDER_STATUS.values, 'Please select a status').required('Please select a status'),
  notes: plainLongText(LIMITS.notes),
});

export type StatusValues = InferType<typeof statusForm>;

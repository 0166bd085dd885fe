import { object } from 'yup';
import { LIMITS } from './fields/limits';
import { publicText } from './fields/textField';

/** The reason why a text is reported or hidden, or why an admin reads it. */
export const reasonForm = object({ reason: publicText(LIMITS.reason).required('Please give a reason') });

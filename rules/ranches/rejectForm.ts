import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { plainLongText } from '../fields/textField';

export const rejectForm = object({ reason: plainLongText(LIMITS.reason) });

export type RejectValues = InferType<typeof rejectForm>;

export const initialReject = { reason: '' } satisfies RejectValues;

import { type InferType, object } from 'yup';
import { LIMITS } from './limits';
import { plainText } from './textField';

export const rejectForm = object({ reason: plainText(LIMITS.reason) });

export type RejectValues = InferType<typeof rejectForm>;

export const initialReject = { reason: '' } satisfies RejectValues;

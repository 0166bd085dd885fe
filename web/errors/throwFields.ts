import { FormError } from './FormError';
import { fieldErrorsOf } from './fieldErrorsOf';

/** For a form whose error a toast has told already: only what was refused at a field goes on to the form. */
export function throwFields(error: unknown): void {
  if (Object.keys(fieldErrorsOf(error)).length > 0) throw new FormError(error);
}

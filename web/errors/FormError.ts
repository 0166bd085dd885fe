import { fieldErrorsOf } from './fieldErrorsOf';
import { messageOf } from './messageOf';

/** An error of the graph in the form that a Form shows: refused fields at the fields, anything else above the form. */
export class FormError extends Error {
  readonly fields: Record<string, string>;

  constructor(cause: unknown, fallback?: string) {
    super(messageOf(cause, fallback), { cause });
    this.fields = fieldErrorsOf(cause);
  }
}

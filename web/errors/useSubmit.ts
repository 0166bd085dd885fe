import { type ToastMessage, useToast } from '../ui/overlay/useToast';
import { fieldErrorsOf, messageOf } from './graphErrors';
import { QueuedOffline } from './QueuedOffline';

interface Submit<Values, Answer> {
  /** Runs the mutation with the form's values. */
  send: (values: Values) => Promise<Answer>;
  successToast?: ToastMessage | ((answer: Answer, values: Values) => ToastMessage | undefined);
  /** The title of the error toast, which shows the server's message, or a function that returns the whole toast, if any. */
  errorToast: string | ((error: unknown) => Omit<ToastMessage, 'variant'> | undefined);
  /** Returns the error messages by the form's field names. Needed if these names differ from the input's. */
  fieldErrors?: (error: unknown, values: Values) => Record<string, string>;
  onSuccess?: (answer: Answer, values: Values) => unknown;
  onQueued?: () => unknown;
  onError?: (error: unknown) => unknown;
}

/** Thrown with the fields that the server refused. `Form` shows each message at its field. */
class RefusedFields extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>, cause: unknown) {
    super('Some fields were refused', { cause });
    this.fields = fields;
  }
}

const QUEUED = { title: 'Saved on this device', description: "We'll send it when you have reception." };

/** Resolves to whether it was saved or stored to be sent later. Throws refused fields, for the form. */
export function useSubmit<Values = void, Answer = unknown>(options: Submit<Values, Answer>) {
  const { send, successToast, errorToast, fieldErrors = fieldErrorsOf, onSuccess, onQueued, onError } = options;
  const { toast } = useToast();

  const report = async (error: unknown, values: Values) => {
    const message =
      typeof errorToast === 'string' ? { title: errorToast, description: messageOf(error) } : errorToast(error);
    if (message) toast({ ...message, variant: 'destructive' });
    await onError?.(error);
    const fields = fieldErrors(error, values);
    if (Object.keys(fields).length > 0) throw new RefusedFields(fields, error);
  };

  return async (values: Values): Promise<boolean> => {
    let answer: Answer;
    try {
      answer = await send(values);
    } catch (error) {
      if (!(error instanceof QueuedOffline)) {
        await report(error, values);
        return false;
      }
      toast(QUEUED);
      await onQueued?.();
      return true;
    }
    const message = typeof successToast === 'function' ? successToast(answer, values) : successToast;
    if (message) toast(message);
    await onSuccess?.(answer, values);
    return true;
  };
}

/** Returns options for a form that shows errors above its fields, under the name `form` that no field has, and not in a toast. */
export const errorsInForm = (fallback?: string) => ({
  errorToast: () => undefined,
  fieldErrors: (error: unknown) => {
    const fields = fieldErrorsOf(error);
    return Object.keys(fields).length > 0 ? fields : { form: messageOf(error, fallback) };
  },
});

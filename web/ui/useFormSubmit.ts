import type { FormikHelpers } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import { refusalsOf, refusedFields } from './refusals';

export type FormSubmit<Values> = (values: Values, formik: FormikHelpers<Values>) => unknown;

const plainMessage = 'Something went wrong. Please try again.';

/** Runs a submit once at a time, and lays what it throws at the fields that it names or, failing that, at the form. */
export function useFormSubmit<Values>(onSubmit: FormSubmit<Values>, form: RefObject<HTMLFormElement | null>) {
  const running = useRef<Promise<void> | null>(null);
  const [failure, setFailure] = useState<string>();

  const report = (thrown: unknown, values: Values, formik: FormikHelpers<Values>) => {
    const fields = refusedFields(thrown);
    formik.setStatus(refusalsOf(fields, values));
    const homeless = Object.entries(fields).filter(([name]) => !form.current?.elements.namedItem(name));
    const unnamed = Object.keys(fields).length === 0;
    if (unnamed) setFailure(thrown instanceof Error && thrown.message ? thrown.message : plainMessage);
    else if (homeless.length > 0) setFailure(homeless.map(([, message]) => message).join(' '));
  };

  const run = async (values: Values, formik: FormikHelpers<Values>) => {
    setFailure(undefined);
    formik.setStatus(undefined);
    try {
      await onSubmit(values, formik);
    } catch (thrown) {
      report(thrown, values, formik);
    }
  };

  const submit = (values: Values, formik: FormikHelpers<Values>) => {
    running.current ??= run(values, formik).finally(() => {
      running.current = null;
    });
    return running.current;
  };

  return { submit, failure };
}

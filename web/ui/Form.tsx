import { Formik, type FormikProps, type FormikValues } from 'formik';
import { type ReactNode, useRef } from 'react';
import type { AnySchema } from 'yup';
import { FormBody } from './FormBody';
import { type FormSubmit, useFormSubmit } from './useFormSubmit';

interface FormProps<Values> {
  initialValues: Values;
  schema?: AnySchema;
  /** Throw `{ fields: { name: message } }` to refuse; what was typed stays. */
  onSubmit: FormSubmit<Values>;
  /** Takes new initial values when they arrive. */
  reinitialize?: boolean;
  /** The form's name, where no heading gives it one. */
  label?: string;
  id?: string;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/** A form: validation, the server's refusals, focus on the first error, one submit at a time. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, schema, onSubmit, reinitialize = false, children, ...attributes } = props;
  const form = useRef<HTMLFormElement>(null);
  const { submit, failure } = useFormSubmit(onSubmit, form);
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit} enableReinitialize={reinitialize}>
      {(formik) => (
        <FormBody form={form} failure={failure} {...attributes}>
          {typeof children === 'function' ? children(formik) : children}
        </FormBody>
      )}
    </Formik>
  );
}

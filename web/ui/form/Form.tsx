import {
  Formik,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
  useFormikContext,
  validateYupSchema,
  yupToFormErrors,
} from 'formik';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AnySchema, ValidationError } from 'yup';
import { space } from '../../theme/tokens';
import { watchPresses } from '../button/afterPress';
import { Notice } from '../state/Notice';
import { refusalsOf, refusedFields } from './useFormControl';
import { useKeptInput } from './useKeptInput';

type LoadSchema = () => Promise<AnySchema>;

export interface FormProps<Values> {
  initialValues: Values;
  /** The schema of the values, or a function that loads it, because yup is large and not needed to show the form. */
  schema?: AnySchema | LoadSchema;
  /** Submits the values. May throw `{ fields: { name: message } }` to show errors at fields. */
  onSubmit: FormSubmit<Values>;
  /** Takes new initial values into the fields that nobody has changed. */
  reinitialize?: boolean;
  /** The form's accessible name, if no heading names it. */
  label?: string;
  id?: string;
  hidden?: boolean;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/** A form that validates its values, shows the server's field errors, focuses the first error, and submits once at a time. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, schema, onSubmit, reinitialize = false, children, ...attributes } = props;
  const form = useRef<HTMLFormElement>(null);
  const { submit, failure } = useFormSubmit(onSubmit, form);
  const validate = useValidation(schema);
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
      {(formik) => (
        <FormBody form={form} failure={failure} current={reinitialize ? initialValues : undefined} {...attributes}>
          {typeof children === 'function' ? children(formik) : children}
        </FormBody>
      )}
    </Formik>
  );
}

/** Returns the form's validation. Starts to load the schema right after the form is shown. */
function useValidation<Values extends FormikValues>(schema: FormProps<Values>['schema']) {
  useEffect(() => {
    if (typeof schema === 'function') void schema();
  }, [schema]);
  if (!schema) return undefined;
  return async (values: Values) => {
    const rules = typeof schema === 'function' ? await schema() : schema;
    return validateYupSchema(values, rules).then(() => ({}), errorsOf);
  };
}

function errorsOf(error: ValidationError) {
  if (error.name !== 'ValidationError') throw error;
  return yupToFormErrors(error);
}

interface FormBodyProps {
  form: RefObject<HTMLFormElement | null>;
  failure: string | undefined;
  /** The record's current values, for a form that follows them. */
  current: FormikValues | undefined;
  label?: string | undefined;
  id?: string | undefined;
  hidden?: boolean | undefined;
  children: ReactNode;
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(2.5)};

  &[hidden] {
    display: none;
  }
`;

const INVALID = [
  '[data-form-failure]',
  '[aria-invalid="true"]:is(input, select, textarea)',
  '[aria-invalid="true"] input:not(:disabled)',
].join();

/** Moves the focus to the first error after each attempt. */
function useFocusOnError(form: FormBodyProps['form']) {
  const { isSubmitting, submitCount } = useFormikContext();
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [isSubmitting, submitCount, form]);
}

/** Copies values into the form's state that were typed or autofilled before the prerendered form was hydrated. */
function useValuesBeforeHydration(form: FormBodyProps['form']) {
  const { setFieldValue } = useFormikContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values at hydration count
  useLayoutEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[name]:is(input, textarea)') ?? []) {
      const { name, type, value, checked } = field;
      if (type === 'checkbox') checked !== field.defaultChecked && setFieldValue(name, checked);
      else if (type === 'radio') checked && !field.defaultChecked && setFieldValue(name, value);
      else if (value !== field.defaultValue) setFieldValue(name, value);
    }
  }, []);
}

/** Takes new initial values into the fields that the person hasn't changed. */
function useNewInitialValues(initialValues: FormikValues | undefined) {
  const { values, touched, errors, status, submitCount, isSubmitting, ...formik } = useFormikContext<FormikValues>();
  const given = JSON.stringify(initialValues);
  const take = useEffectEvent(() => {
    const previous = formik.initialValues;
    if (!initialValues || JSON.stringify(previous) === given) return;
    const names = Object.keys(values).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(previous[name]));
    formik.resetForm({ values: initialValues, touched, errors, status, submitCount, isSubmitting });
    if (names.length === 0) return;
    const typed = Object.fromEntries(names.map((name) => [name, values[name]]));
    void formik.setValues({ ...initialValues, ...typed }, false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares by value
  useEffect(() => take(), [given]);
}

function FormBody({ form, failure, current, label, children, ...attributes }: FormBodyProps) {
  const { handleSubmit } = useFormikContext();
  useFocusOnError(form);
  useValuesBeforeHydration(form);
  useKeptInput(form);
  useNewInitialValues(current);
  useEffect(watchPresses, []);
  return (
    <Root ref={form} {...attributes} noValidate aria-label={label} onSubmit={handleSubmit}>
      {failure && (
        <div data-form-failure tabIndex={-1}>
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        </div>
      )}
      {children}
    </Root>
  );
}

type FormSubmit<Values> = (values: Values, formik: FormikHelpers<Values>) => unknown;

const UNEXPECTED = 'Something went wrong. Please try again.';

/** Runs one submit at a time and shows its errors at their fields, or above the form when they name no field. */
function useFormSubmit<Values>(onSubmit: FormSubmit<Values>, form: RefObject<HTMLFormElement | null>) {
  const running = useRef<Promise<void> | null>(null);
  const [failure, setFailure] = useState<string>();

  const report = (thrown: unknown, values: Values, formik: FormikHelpers<Values>) => {
    const fields = refusedFields(thrown);
    formik.setStatus(refusalsOf(fields, values));
    const withoutField = Object.entries(fields).filter(([name]) => !form.current?.elements.namedItem(name));
    if (Object.keys(fields).length === 0)
      setFailure(thrown instanceof Error && thrown.message ? thrown.message : UNEXPECTED);
    else if (withoutField.length > 0) setFailure(withoutField.map(([, message]) => message).join(' '));
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

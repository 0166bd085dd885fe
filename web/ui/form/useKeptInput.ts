import { type FormikContextType, useFormikContext } from 'formik';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { keptInput } from './keptInput';

type Values = Record<string, unknown>;
type FormRef = RefObject<HTMLFormElement | null>;

/** Puts back what the end of a session took from this form, and lets the next end of a session keep it. */
export function useKeptInput(form: FormRef): void {
  const formik = useFormikContext<Values>();
  const restore = useEffectEvent(() => {
    const kept = form.current && keptInput.take(identityOf(form.current, formik));
    if (kept) void formik.setValues({ ...formik.values, ...kept }, false);
  });
  const read = useEffectEvent(() => {
    const changed = form.current ? changedFields(form.current, formik) : {};
    return form.current && Object.keys(changed).length > 0
      ? { identity: identityOf(form.current, formik), changed }
      : undefined;
  });
  useLayoutEffect(() => {
    restore();
    return keptInput.watch(() => read());
  }, []);
}

/** The page, the dialog, the form and what it started with, so that nothing gets into the form of another record. */
function identityOf(form: HTMLFormElement, { initialValues }: FormikContextType<Values>): string {
  const { pathname, search } = window.location;
  const dialog = form.closest('[role="dialog"]')?.querySelector('h1, h2')?.textContent;
  return JSON.stringify([pathname + search, dialog, form.getAttribute('aria-label'), initialValues]);
}

const SECRET = 'input[type="password"], input[autocomplete="one-time-code"]';

function changedFields(form: HTMLFormElement, { values, initialValues }: FormikContextType<Values>): Values {
  const secrets = [...form.querySelectorAll<HTMLInputElement>(SECRET)].map(({ name }) => name);
  const isKept = ([name, value]: [string, unknown]) =>
    !secrets.includes(name) && JSON.stringify(value) !== JSON.stringify(initialValues[name]);
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

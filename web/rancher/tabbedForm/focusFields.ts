import { type FormikContextType, getIn, useFormikContext } from 'formik';
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ProfileGroup, profileGroupOf } from '../../../rules/ranches/rancherProfileFields';
import { type Refusals, refusalOf } from '../../ui/form/useFormControl';

/** Focuses the ranch field that the URL names, and then calls `onFocused`. */
export function useFocusLinkedField(root: RefObject<HTMLElement | null>, field: string, onFocused: () => void) {
  const focus = useEffectEvent((name: string) => {
    const element = root.current?.closest('form')?.elements.namedItem(`rancher.${name}`);
    if (element instanceof HTMLElement) {
      element.closest('fieldset')?.querySelector<HTMLElement>('legend [aria-expanded="false"]')?.click();
      element.focus();
    }
    onFocused();
  });

  useEffect(() => {
    if (field) focus(field);
  }, [field]);
}

const INVALID = '[role="tabpanel"]:not([hidden]) [aria-invalid="true"]';

/** After a failed submit, opens the first tab with an error and focuses its first invalid field. */
export function useFocusFirstError(
  root: RefObject<HTMLElement | null>,
  invalidTab: string | undefined,
  choose: (tab: string) => void,
) {
  const { isSubmitting, submitCount } = useFormikContext();
  const [focusCount, setFocusCount] = useState(0);
  const handledCount = useRef(0);

  const openTab = useEffectEvent(() => {
    if (handledCount.current === submitCount) return;
    handledCount.current = submitCount;
    if (!invalidTab) return;
    choose(invalidTab);
    // Formik's count starts over after a successful save, so the focus needs its own count.
    setFocusCount((count) => count + 1);
  });

  useEffect(() => {
    // Runs only after a submit, so that a field that becomes invalid later doesn't move the focus.
    if (!isSubmitting && submitCount >= 0) openTab();
  }, [isSubmitting, submitCount]);

  useEffect(() => {
    if (focusCount > 0) root.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [focusCount, root]);
}

type FormState = Pick<FormikContextType<unknown>, 'errors' | 'touched' | 'status' | 'values'>;

/** Returns the names of the fields that show an error, from the form's validation or from the server. */
export function invalidFields({ errors, touched, status, values }: FormState): string[] {
  const refusals = (status ?? {}) as Refusals;
  const refused = Object.keys(refusals).filter((name) => refusalOf(refusals, name, getIn(values, name)));
  return [...namesIn(errors).filter((name) => getIn(touched, name)), ...refused];
}

/** { rancher: { shippingFee: 'Fee cannot be negative' } } → ['rancher.shippingFee'] */
function namesIn(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof error === 'object' && error !== null ? namesIn(error, name) : error ? [name] : [];
  });
}

export interface FormTab {
  value: string;
  label: string;
  /** The groups of the tab's fields. Every field outside of the ranch belongs to the group 'account'. */
  groups: readonly (ProfileGroup | 'account')[];
  Fields: ComponentType;
}

export type FormTabList = readonly [FormTab, ...FormTab[]];

/** Returns the tab of a field such as 'rancher.shippingFee', 'user.email' or 'rancher.otherProductsList[0].price'. */
export function tabOf(tabs: readonly FormTab[], name: string): FormTab | undefined {
  const [form, field = ''] = name.split(/[.[]/);
  const group = form === 'rancher' ? profileGroupOf(field) : 'account';
  return tabs.find(({ groups }) => group && groups.includes(group));
}

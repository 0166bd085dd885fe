import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const WRONG = '[role="tabpanel"]:not([hidden]) [aria-invalid="true"]';

/** After an attempt that was refused: to the tab of the first thing that is wrong, and there to the field itself. */
export function useWayToError(
  root: RefObject<HTMLElement | null>,
  wrongTab: string | undefined,
  choose: (tab: string) => void,
) {
  const { isSubmitting, submitCount } = useFormikContext();
  const [arrival, setArrival] = useState(0);
  const handled = useRef(0);

  const go = useEffectEvent(() => {
    if (handled.current === submitCount) return;
    handled.current = submitCount;
    if (!wrongTab) return;
    choose(wrongTab);
    // A save that succeeds lets the attempts be counted anew.
    setArrival((arrivals) => arrivals + 1);
  });

  useEffect(() => {
    // Counted again with each attempt; what turns wrong later moves nobody.
    if (!isSubmitting && submitCount >= 0) go();
  }, [isSubmitting, submitCount]);

  useEffect(() => {
    if (arrival > 0) root.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [arrival, root]);
}

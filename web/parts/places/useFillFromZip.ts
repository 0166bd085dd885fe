import { getIn, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { zip5 } from '../../../rules/fields/zip';
import { STATE_NAMES } from '../../../rules/words/states';
import { ask } from '../../apollo/mutate';
import { FoundPlaceDocument } from './FoundPlace.generated';

/** Fills in what the person hasn't typed. Returns the place of a ZIP code in none of the 50 states. */
export function useFillFromZip(prefix = ''): string | undefined {
  const { values, setFieldValue } = useFormikContext();
  const textOf = (field: string) => String(getIn(values, prefix + field) ?? '');
  const place = textOf('city') + textOf('state');
  const fiveDigitZip = zip5(textOf('zipCode'));
  // A ref, because the person may type before the response comes.
  const typed = useRef('');
  const filled = useRef('');
  const [outside, setOutside] = useState<string>();
  useEffect(() => {
    typed.current = place;
  });
  useEffect(() => {
    const mayFill = () => typed.current === filled.current;
    if (!fiveDigitZip || !mayFill()) return undefined;
    let isStale = false;
    const fill = async () => {
      const { zipPlace: found } = await ask(FoundPlaceDocument, { zipCode: fiveDigitZip });
      if (!found || isStale || !mayFill()) return;
      const state = STATE_NAMES.includes(found.state) ? found.state : '';
      filled.current = found.city + state;
      await setFieldValue(`${prefix}city`, found.city);
      await setFieldValue(`${prefix}state`, state);
      setOutside(state ? undefined : found.state);
    };
    // If the server can't be reached, the person enters the city and the state.
    fill().catch(() => {});
    return () => {
      isStale = true;
    };
  }, [fiveDigitZip, prefix, setFieldValue]);
  return outside;
}

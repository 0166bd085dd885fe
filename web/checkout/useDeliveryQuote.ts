import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { zip5 } from '../../rules/fields/zip';
import { DeliveryQuoteDocument, type DeliveryQuoteQuery } from './useDeliveryQuote.generated';

export type DeliveryQuote =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; retry: () => void }
  | ({ state: 'known' } & DeliveryQuoteQuery['delivery']);

/** Fetches what each delivery method costs for the typed ZIP code, and whether it reaches that ZIP code. */
export function useDeliveryQuote(rancherId: string, typedZip: string): DeliveryQuote {
  const typed = zip5(typedZip);
  const zipCode = useDebouncedValue(typed);
  const { data, error, refetch } = useQuery(
    DeliveryQuoteDocument,
    zipCode ? { variables: { rancherId, zipCode } } : skipToken,
  );
  if (!typed) return { state: 'idle' };
  if (data?.delivery.zipCode === typed) return { state: 'known', ...data.delivery };
  if (error && typed === zipCode) return { state: 'failed', retry: () => void refetch().catch(() => {}) };
  return { state: 'loading' };
}

/** Returns the value with a delay, so that typing doesn't send a request per digit. The first value has no delay. */
function useDebouncedValue<Value>(value: Value, milliseconds = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

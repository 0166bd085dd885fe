import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { zip5 } from '../../rules/fields/zip';
import { DeliveryQuoteDocument, type DeliveryQuoteQuery } from './useDeliveryQuote.generated';

export type DeliveryQuote =
  | { state: 'unasked' | 'asking' }
  | { state: 'failed'; retry: () => void }
  | ({ state: 'known' } & DeliveryQuoteQuery['delivery']);

/** What each delivery method costs at the ZIP code as typed so far, and whether it reaches it. */
export function useDeliveryQuote(rancherId: string, typedZip: string): DeliveryQuote {
  const typed = zip5(typedZip);
  const zipCode = useDebouncedValue(typed);
  const { data, error, refetch } = useQuery(
    DeliveryQuoteDocument,
    zipCode ? { variables: { rancherId, zipCode } } : skipToken,
  );
  if (!typed) return { state: 'unasked' };
  if (data?.delivery.zipCode === typed) return { state: 'known', ...data.delivery };
  if (error && typed === zipCode) return { state: 'failed', retry: () => void refetch().catch(() => {}) };
  return { state: 'asking' };
}

/** Follows the value with a delay, so that typing does not send a request per digit. The first value counts at once. */
function useDebouncedValue<Value>(value: Value, milliseconds = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

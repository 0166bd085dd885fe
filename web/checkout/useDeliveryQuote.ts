import { skipToken, useQuery } from '@apollo/client/react';
import { zip5 } from '../../rules/zip';
import { DeliveryQuoteDocument, type DeliveryQuoteQuery } from './DeliveryQuote.generated';
import { useSettled } from './useSettled';

export type DeliveryQuote =
  | { state: 'unasked' | 'asking' }
  | { state: 'failed'; retry: () => void }
  | ({ state: 'known' } & DeliveryQuoteQuery['delivery']);

/** What each method costs at the ZIP code as typed so far, and whether it gets there. Asked again when the ZIP changes. */
export function useDeliveryQuote(rancherId: string, typedZip: string): DeliveryQuote {
  const typed = zip5(typedZip);
  const zipCode = useSettled(typed);
  const { data, error, refetch } = useQuery(
    DeliveryQuoteDocument,
    zipCode ? { variables: { rancherId, zipCode } } : skipToken,
  );
  if (!typed) return { state: 'unasked' };
  if (data?.delivery.zipCode === typed) return { state: 'known', ...data.delivery };
  if (error && typed === zipCode) return { state: 'failed', retry: () => void refetch().catch(() => {}) };
  return { state: 'asking' };
}

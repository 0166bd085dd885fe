import { text } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';

const URL_PARAMS = { review: text(12) };

/** Returns the ID of the order whose review dialog is open. The URL stores it, so that a link in an email opens the dialog. */
export function useReviewInUrl() {
  const { review: orderId, change } = useUrlState(URL_PARAMS);
  return {
    orderId,
    open: (id: string) => change({ review: id }, { replace: false }),
    close: () => change({ review: '' }),
  };
}

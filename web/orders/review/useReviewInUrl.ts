import { text } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';

const ADDRESS = { review: text(12) };

/** The order whose review dialog is open. Its id is in the URL, so that the link of the email opens the dialog. */
export function useReviewInUrl() {
  const { review: orderId, change } = useUrlState(ADDRESS);
  return {
    orderId,
    open: (id: string) => change({ review: id }, { replace: false }),
    close: () => change({ review: '' }),
  };
}

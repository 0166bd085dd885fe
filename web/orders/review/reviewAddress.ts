import { text } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';

const ADDRESS = { review: text(12) };

/** The order whose review dialog is open. It's in the address, so that the link of the mail opens it. */
export function useReviewInAddress() {
  const { review: orderId, change } = useUrlState(ADDRESS);
  return {
    orderId,
    open: (id: string) => change({ review: id }, { replace: false }),
    close: () => change({ review: '' }),
  };
}

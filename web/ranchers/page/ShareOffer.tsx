import type { Cents } from '../../../rules/money';
import { AddToCart } from './AddToCart';
import { shareItem } from './cartItems';
import { OfferRow } from './OfferRow';
import type { PriceRow } from './priceRows';
import type { SellingRanch } from './useAddToCart';

interface ShareOfferProps {
  ranch: SellingRanch;
  row: PriceRow;
  cents: Cents;
}

export function ShareOffer({ ranch, row, cents }: ShareOfferProps) {
  const { share, price, pounds, freezer } = row;
  return (
    <OfferRow name={share.label} price={price} action={<AddToCart ranch={ranch} item={shareItem(share, cents)} />}>
      <p>
        About {pounds} of beef, cut and wrapped. Needs {freezer} in the freezer.
      </p>
    </OfferRow>
  );
}

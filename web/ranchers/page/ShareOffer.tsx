import type { Cents } from '../../../rules/money';
import type { NewItem } from '../../cart/cart';
import { AddToCart } from './AddToCart';
import { shareItem } from './cartItems';
import { OfferRow } from './OfferRow';
import type { PriceRow } from './priceRows';

interface ShareOfferProps {
  row: PriceRow;
  cents: Cents;
  onAdd: (item: NewItem) => void;
}

export function ShareOffer({ row, cents, onAdd }: ShareOfferProps) {
  const { share, price, pounds, freezer } = row;
  return (
    <OfferRow name={share.label} price={price} action={<AddToCart item={shareItem(share, cents)} onAdd={onAdd} />}>
      <p>
        About {pounds} of beef, cut and wrapped. Needs {freezer} in the freezer.
      </p>
    </OfferRow>
  );
}

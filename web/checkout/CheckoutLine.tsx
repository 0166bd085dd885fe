import type { ReactNode } from 'react';
import { formatCents, lineTotal } from '../../rules/money/money';
import type { CartItem } from '../cart/cart';
import { BillDetail, BillLine } from '../ui/layout/BillLine';
import { Money } from '../ui/text/Money';

interface CheckoutLineProps {
  item: CartItem;
  /** Grays out an item that can't be ordered. */
  isOut?: boolean;
  children?: ReactNode;
}

export function CheckoutLine({ item, isOut = false, children }: CheckoutLineProps) {
  const { name, variantName, animal, type, price, quantity } = item;
  return (
    <BillLine data-out={isOut || undefined}>
      <strong>{name}</strong>
      <Money>{formatCents(lineTotal(price, quantity))}</Money>
      {animal && <BillDetail>From {animal.name}</BillDetail>}
      <BillDetail>
        {variantName && `${variantName} · `}
        {formatCents(price)} × {quantity}
        {type === 'SELECT_CUT' && ' lb'}
      </BillDetail>
      {children}
    </BillLine>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCents, lineTotal } from '../../../rules/money/money';
import { orderTotal } from '../../../rules/money/pricing';
import { itemText } from '../../../rules/orders/itemText';
import { type ItemType, SHIPPING_METHOD, type ShippingMethod } from '../../../rules/words/vocabulary';
import { space } from '../../theme/tokens';
import { BillDetail, BillLine } from '../../ui/layout/BillLine';
import { Money } from '../../ui/text/Money';

interface PriceLine {
  id: string;
  name: string;
  variantName: string | null;
  /** The animal of a reserved share. */
  animal?: { name: string } | undefined;
  type: ItemType;
  /** The price of one unit, in cents. */
  price: number;
  quantity: number;
}

interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** The delivery and its fee in cents. If left out, only the items are added up. */
  delivery?: { method: ShippingMethod; fee: number } | undefined;
  /** Shown in place of the plain lines. */
  children?: ReactNode;
}

export const Sums = styled.dl`
  display: grid;
  gap: ${space(0.5)};
  padding-top: ${space(1.5)};
`;

const Sum = styled.div<{ $strong: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
  font-weight: ${({ $strong }) => ($strong ? 700 : 400)};
  line-height: 1.35;
`;

// Says in the label that the total includes delivery, because the estimate in the order's notes doesn't.
export const WITH_FEE: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: '',
  LOCAL_DELIVERY: ' with delivery',
  SHIPPING: ' with shipping',
};

/** The ordered items and their total. */
export function PriceLines({ lines, delivery, children }: PriceLinesProps) {
  const subtotal = orderTotal(lines);
  return (
    <div>
      {children ?? (
        <ul aria-label="Items">
          {lines.map((line) => (
            <PriceLineItem key={line.id} line={line} />
          ))}
        </ul>
      )}
      <Sums>
        <SumRow label="Subtotal" sum={formatCents(subtotal)} />
        {delivery && (
          <>
            <SumRow
              label={SHIPPING_METHOD.label(delivery.method)}
              sum={delivery.fee > 0 ? formatCents(delivery.fee) : 'Free'}
            />
            <SumRow
              label={`Estimated total${WITH_FEE[delivery.method]}`}
              sum={formatCents(subtotal + delivery.fee)}
              strong
            />
          </>
        )}
      </Sums>
    </div>
  );
}

export function SumRow({ label, sum, strong = false }: { label: string; sum: string; strong?: boolean }) {
  return (
    <Sum $strong={strong}>
      <dt>{label}</dt>
      <dd>
        <Money>{sum}</Money>
      </dd>
    </Sum>
  );
}

/** A line of an order: the quantity, the item and the price. */
export function OrderedLine({ line }: { line: PriceLine }) {
  const { variantName, type, price, quantity } = line;
  return (
    <BillLine>
      <strong>{itemText(line)}</strong>
      <Money>{formatCents(lineTotal(price, quantity))}</Money>
      {(variantName || quantity > 1) && (
        <BillDetail>
          {[variantName, quantity > 1 && `${formatCents(price)}${type === 'SELECT_CUT' ? '/lb' : ' each'}`]
            .filter(Boolean)
            .join(' · ')}
        </BillDetail>
      )}
    </BillLine>
  );
}

interface PriceLineItemProps {
  line: PriceLine;
  /** Grays out an item that can't be ordered. */
  isOut?: boolean;
  children?: ReactNode;
}

/** A line of a checkout; `children` are its notices and buttons. */
export function PriceLineItem({ line, isOut = false, children }: PriceLineItemProps) {
  const { name, variantName, animal, type, price, quantity } = line;
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

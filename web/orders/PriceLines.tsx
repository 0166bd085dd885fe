import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCents, lineTotal } from '../../rules/money';
import { orderTotal } from '../../rules/pricing';
import { type ItemType, SHIPPING_METHOD, type ShippingMethod } from '../../rules/vocabulary';
import { hairline } from '../theme/mixins';
import { color, size, space } from '../theme/tokens';
import { Money } from '../ui/Money';

interface PriceLine {
  id: string;
  name: string;
  variantName: string | null;
  type: ItemType;
  /** Of one, in cents. */
  price: number;
  quantity: number;
}

interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** How it gets there, and what that costs in cents; without it the goods alone are summed up. */
  delivery?: { method: ShippingMethod; fee: number } | undefined;
  /** In place of the plain lines. */
  children?: ReactNode;
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  padding-block: ${space(1)};
  border-bottom: ${hairline};
`;

const Detail = styled.p`
  grid-column: 1 / -1;
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Sums = styled.dl`
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

// The estimated total that the request's notes carry is that of the goods alone.
const TOTAL_LABEL: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'Estimated total',
  LOCAL_DELIVERY: 'Estimated total with delivery',
  SHIPPING: 'Estimated total with shipping',
};

/** What is ordered, line by line, and what it comes to. */
export function PriceLines({ lines, delivery, children }: PriceLinesProps) {
  const subtotal = orderTotal(lines);
  return (
    <div>
      {children ?? (
        <ul aria-label="Items">
          {lines.map((line) => (
            <Item key={line.id} {...line} />
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
            <SumRow label={TOTAL_LABEL[delivery.method]} sum={formatCents(subtotal + delivery.fee)} strong />
          </>
        )}
      </Sums>
    </div>
  );
}

function SumRow({ label, sum, strong = false }: { label: string; sum: string; strong?: boolean }) {
  return (
    <Sum $strong={strong}>
      <dt>{label}</dt>
      <dd>
        <Money>{sum}</Money>
      </dd>
    </Sum>
  );
}

function Item({ name, variantName, type, price, quantity }: PriceLine) {
  return (
    <Line>
      <strong>{name}</strong>
      <Money>{formatCents(lineTotal(price, quantity))}</Money>
      <Detail>
        {variantName && `${variantName} · `}
        {formatCents(price)} × {quantity}
        {type === 'SELECT_CUT' && ' lb'}
      </Detail>
    </Line>
  );
}

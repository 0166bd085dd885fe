import type { ReactNode } from 'react';
import { formatCents } from '../../rules/money/money';
import { orderTotal } from '../../rules/money/pricing';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import { DeliveryRow, SumRow, Sums, WITH_FEE } from '../parts/orders/Sums';
import { Stack } from '../ui/layout/arrange';
import { Card } from '../ui/layout/Card';
import { Heading, Text } from '../ui/text/Text';
import { CheckoutLine } from './CheckoutLine';

interface OrderSummaryProps {
  items: readonly CartItem[];
  /** Editable lines that replace the plain list of items. */
  lines?: ReactNode;
  /** Leaves out the frame and the heading. */
  inDialog?: boolean;
  delivery?: { method: ShippingMethod; fee: number };
}

export function OrderSummary({ items, lines, inDialog = false, delivery }: OrderSummaryProps) {
  const Frame = inDialog ? 'section' : Card;
  return (
    <Frame>
      <Stack gap={1}>
        {!inDialog && (
          <Heading level={2} size={21}>
            Your order
          </Heading>
        )}
        {items.length > 0 ? (
          <div>
            {lines ?? <PlainLines items={items} />}
            <Totals subtotal={orderTotal(items)} delivery={delivery} />
          </div>
        ) : (
          <>
            {lines}
            <Text tone="soft">Nothing to order yet.</Text>
          </>
        )}
      </Stack>
    </Frame>
  );
}

function PlainLines({ items }: Pick<OrderSummaryProps, 'items'>) {
  return (
    <ul aria-label="Items">
      {items.map((item) => (
        <CheckoutLine key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Totals({ subtotal, delivery }: Pick<OrderSummaryProps, 'delivery'> & { subtotal: number }) {
  return (
    <Sums>
      <SumRow label="Subtotal" sum={formatCents(subtotal)} />
      {delivery && <DeliveryRow {...delivery} />}
      {delivery && (
        <SumRow
          label={`Estimated total${WITH_FEE[delivery.method]}`}
          sum={formatCents(subtotal + delivery.fee)}
          strong
        />
      )}
    </Sums>
  );
}

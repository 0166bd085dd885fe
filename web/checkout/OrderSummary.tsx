import type { ReactNode } from 'react';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import { PriceLines } from '../parts/orders/PriceLines';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import { Heading } from '../ui/text/Heading';
import { Text } from '../ui/text/Text';

interface OrderSummaryProps {
  items: readonly CartItem[];
  /** Editable lines that replace the plain list of items. */
  lines?: ReactNode;
  /** Leaves out the frame and the heading. */
  inDialog?: boolean;
  /** The chosen method with its fee in cents. */
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
          <PriceLines lines={items} delivery={delivery}>
            {lines}
          </PriceLines>
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

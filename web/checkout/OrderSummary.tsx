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
  /** The chosen method with its fee in cents. */
  delivery?: { method: ShippingMethod; fee: number };
}

export function OrderSummary({ items, lines, delivery }: OrderSummaryProps) {
  return (
    <Card>
      <Stack gap={1}>
        <Heading level={2} size={21}>
          Your order
        </Heading>
        {items.length > 0 ? (
          <PriceLines lines={items} delivery={delivery}>
            {lines}
          </PriceLines>
        ) : (
          <Text tone="soft">Your cart is empty.</Text>
        )}
      </Stack>
    </Card>
  );
}

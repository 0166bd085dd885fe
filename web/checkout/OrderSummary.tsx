import type { ReactNode } from 'react';
import type { ShippingMethod } from '../../rules/vocabulary';
import type { CartItem } from '../cart/cart';
import { PriceLines } from '../orders/PriceLines';
import { Card } from '../ui/Card';
import { Heading } from '../ui/Heading';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

interface OrderSummaryProps {
  items: readonly CartItem[];
  /** In place of the plain ones. */
  lines?: ReactNode;
  /** Where it is chosen: how it gets there, and what that costs in cents. */
  delivery?: { method: ShippingMethod; fee: number };
}

/** What is about to be ordered. */
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

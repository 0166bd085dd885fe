import type { ReactNode } from 'react';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import { PriceLines } from '../parts/orders/PriceLines';
import { Button } from '../ui/button/Button';
import { Card } from '../ui/layout/Card';
import { Cluster } from '../ui/layout/Cluster';
import { Stack } from '../ui/layout/Stack';
import { Heading } from '../ui/text/Heading';
import { Text } from '../ui/text/Text';

interface OrderSummaryProps {
  items: readonly CartItem[];
  /** Editable lines that replace the plain list of items. */
  lines?: ReactNode;
  /** Opens the list of what else the ranch sells. */
  onAdd?: (() => void) | undefined;
  /** The chosen method with its fee in cents. */
  delivery?: { method: ShippingMethod; fee: number };
}

export function OrderSummary({ items, lines, onAdd, delivery }: OrderSummaryProps) {
  return (
    <Card>
      <Stack gap={1}>
        <Cluster justify="between">
          <Heading level={2} size={21}>
            Your order
          </Heading>
          {onAdd && (
            <Button size="small" variant="quiet" onClick={onAdd}>
              {items.length > 0 ? 'Add something else' : 'Add something'}
            </Button>
          )}
        </Cluster>
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

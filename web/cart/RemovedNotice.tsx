import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/state/Notice';
import { type CartGroup, type CartItem, fullName } from './cart';
import { useCart } from './useCart';

const Root = styled.div`
  margin-bottom: ${space(2)};
  outline: none;
`;

/** Offers to undo a removal. Takes the focus, because the pressed button disappears with its line. */
export function RemovedNotice({ item, onUndo }: { item: CartItem; onUndo: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal brings the focus here again.
  useEffect(() => root.current?.focus(), [item]);
  return (
    <Root ref={root} tabIndex={-1}>
      <Notice
        role="status"
        action={
          <Button size="small" onClick={onUndo}>
            Undo
          </Button>
        }
      >
        Removed {fullName(item)}
      </Notice>
    </Root>
  );
}

/** Removes items, and remembers the last one for Undo. */
export function useRemoval() {
  const { add, setQuantity } = useCart();
  const [removed, setRemoved] = useState<{ ranch: Omit<CartGroup, 'items'>; item: CartItem }>();

  return {
    removed,
    remove({ rancherId, ranchName }: CartGroup, item: CartItem): void {
      setQuantity(rancherId, item.id, 0);
      setRemoved({ ranch: { rancherId, ranchName }, item });
    },
    undo(): void {
      if (removed) add(removed.ranch, removed.item);
      setRemoved(undefined);
    },
  };
}

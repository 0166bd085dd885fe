import { skipToken, useQuery } from '@apollo/client/react';
import styled from 'styled-components';
import { formatCents } from '../../rules/money/money';
import { orderTotal } from '../../rules/money/pricing';
import { NearControl } from '../parts/places/NearControl';
import { paths } from '../paths';
import { size, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Select } from '../ui/input/Select';
import { DialogFooter } from '../ui/overlay/DialogFooter';
import { Drawer } from '../ui/overlay/Drawer';
import type { DialogState } from '../ui/overlay/dialogState';
import { EmptyState } from '../ui/state/EmptyState';
import { TextLink } from '../ui/text/Link';
import { Money } from '../ui/text/Money';
import { Text } from '../ui/text/Text';
import { CartRanchDocument } from './CartDrawer.generated';
import { CartLines } from './CartLines';
import { ClosedNotice } from './ClosedNotice';
import { activeGroup, type CartGroup, type CartItem, countOf } from './cart';
import type { OnSale_rancherFragment } from './onSale.generated';
import { RemovedNotice, useRemoval } from './RemovedNotice';
import { orderable } from './soldOut';
import { useCart } from './useCart';

const RanchChoice = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-bottom: ${space(1)};

  & > div {
    display: grid;
    gap: ${space(0.5)};
  }
`;

export default function CartDrawer({ open, onOpenChange }: DialogState) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Your Cart">
      <CartContents onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}

/** Shows one ranch at a time, because each order goes to one ranch. */
function CartContents({ onLeave }: { onLeave: () => void }) {
  const { cart, select } = useCart();
  const { removed, remove, undo } = useRemoval();
  const group = activeGroup(cart);
  const sale = useSale(group);
  return (
    <>
      {removed && <RemovedNotice item={removed.item} onUndo={undo} />}
      {group && <CartRanch groups={cart.groups} active={group} onSelect={select} onLeave={onLeave} />}
      {group && (
        <div>
          <NearControl />
        </div>
      )}
      {group && <CartGroupView group={group} sale={sale} onRemove={(item) => remove(group, item)} onLeave={onLeave} />}
      {!group && (
        <EmptyState
          title="Your cart is empty"
          text="Pick a ranch and add what you’d like."
          action={
            <ButtonLink variant="primary" to={paths.findRancher} onClick={onLeave}>
              Browse Ranchers
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

/** Fetches what the ranch sells now. Until the response arrives, all items count as on sale. */
function useSale(group: CartGroup | undefined): Sale {
  const { data } = useQuery(
    CartRanchDocument,
    group ? { variables: { rancherId: group.rancherId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const ranch = data?.rancher ?? null;
  return { isClosed: data !== undefined && !ranch?.isApproved, ranch };
}

interface CartRanchProps {
  groups: CartGroup[];
  active: CartGroup;
  onSelect: (rancherId: string) => void;
  onLeave: () => void;
}

/** Shows the ranch of the items, or a choice if the cart has items of several ranches. */
function CartRanch({ groups, active, onSelect, onLeave }: CartRanchProps) {
  if (groups.length === 1) {
    return (
      <Text tone="soft">
        From{' '}
        <TextLink to={paths.ranch({ id: active.rancherId, ranchName: active.ranchName })} onClick={onLeave}>
          {active.ranchName}
        </TextLink>
      </Text>
    );
  }
  return (
    <RanchChoice>
      <Select
        label="Rancher"
        value={active.rancherId}
        onChange={onSelect}
        options={groups.map((group) => ({ value: group.rancherId, label: `${group.ranchName} (${countOf(group)})` }))}
      />
      <Text tone="soft" size={13}>
        Each ranch gets its own order request.
      </Text>
    </RanchChoice>
  );
}

const Lines = styled.div`
  flex: 1;
  padding-bottom: ${space(3)};
`;

const Closed = styled.div`
  padding-top: ${space(2)};
`;

const Sums = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: ${space(0.5)};
  padding-bottom: ${space(1)};
`;

const Sum = styled.p<{ $large?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  font-size: ${({ $large }) => ($large ? size[17] : size[15])};
  font-weight: ${({ $large }) => ($large ? 700 : 400)};
`;

interface Sale {
  isClosed: boolean;
  /** Null until the ranch has loaded. */
  ranch: OnSale_rancherFragment | null;
}

interface CartGroupViewProps {
  group: CartGroup;
  sale: Sale;
  onRemove: (item: CartItem) => void;
  onLeave: () => void;
}

function CartGroupView({ group, sale, onRemove, onLeave }: CartGroupViewProps) {
  const toOrder = orderable(sale.ranch, group.items);
  return (
    <>
      <Lines>
        {sale.isClosed && (
          <Closed>
            <ClosedNotice group={group} />
          </Closed>
        )}
        <CartLines group={group} ranch={sale.ranch} onRemove={onRemove} />
      </Lines>
      <DialogFooter>
        <Sums>
          <Sum $large>
            <span>Subtotal</span> <Money>{formatCents(orderTotal(toOrder))}</Money>
          </Sum>
          <Sum>
            <span>Taxes & fees:</span> <span>Calculated at checkout</span>
          </Sum>
        </Sums>
        {!sale.isClosed && toOrder.length > 0 && (
          <ButtonLink variant="primary" size="large" wide to={paths.checkout(group.rancherId)} onClick={onLeave}>
            Checkout
          </ButtonLink>
        )}
      </DialogFooter>
    </>
  );
}

import { skipToken, useQuery } from '@apollo/client/react';
import styled from 'styled-components';
import { NearControl } from '../parts/places/NearControl';
import { paths } from '../paths';
import { space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Select } from '../ui/input/Select';
import { Drawer } from '../ui/overlay/Drawer';
import type { DialogState } from '../ui/overlay/dialogState';
import { EmptyState } from '../ui/state/EmptyState';
import { TextLink } from '../ui/text/Link';
import { Text } from '../ui/text/Text';
import { CartRanchDocument } from './CartDrawer.generated';
import { CartGroupView, type Sale } from './CartGroupView';
import { activeGroup, type CartGroup, countOf } from './cart';
import { RemovedNotice, useRemoval } from './RemovedNotice';
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

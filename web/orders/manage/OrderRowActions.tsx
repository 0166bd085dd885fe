import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { OrderTable_orderFragment } from './OrderTable.generated';
import { useArchiveOrder } from './useArchiveOrder';

const Root = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
`;

interface OrderRowActionsProps {
  order: OrderTable_orderFragment;
  onView: (id: string) => void;
  onUpdate: (order: OrderTable_orderFragment) => void;
}

export function OrderRowActions({ order, onView, onUpdate }: OrderRowActionsProps) {
  const whose = <VisuallyHidden> order {order.id}</VisuallyHidden>;
  return (
    <Root>
      <Button size="small" onClick={() => onView(order.id)}>
        View{whose}
      </Button>
      {order.nextStatuses.length > 0 && (
        <Button size="small" onClick={() => onUpdate(order)}>
          Update{whose}
        </Button>
      )}
      {order.status === 'FULFILLED' && <ArchiveButton order={order} />}
    </Root>
  );
}

function ArchiveButton({ order: { id, archived } }: { order: OrderTable_orderFragment }) {
  const { archive, isArchiving } = useArchiveOrder();
  return (
    <Button size="small" pending={isArchiving} onClick={() => archive(id, !archived)}>
      {archived ? 'Bring back' : 'Archive'}
      <VisuallyHidden> order {id}</VisuallyHidden>
    </Button>
  );
}

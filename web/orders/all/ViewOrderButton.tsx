import { RowButton } from '../../platform/RowButton';
import { useAdminParams } from '../../platform/useAdminParams';

export function ViewOrderButton({ id }: { id: string }) {
  const { change } = useAdminParams();
  return (
    <RowButton of={`order ${id}`} onClick={() => change({ order: id })}>
      View
    </RowButton>
  );
}

import { RowButton } from '../../platform/RowButton';
import { useAdminParams } from '../../platform/useAdminParams';

export function ViewRanchButton({ ranch }: { ranch: { id: string; ranchName: string } }) {
  const { change } = useAdminParams();
  return (
    <RowButton of={ranch.ranchName} onClick={() => change({ ranch: ranch.id })}>
      View
    </RowButton>
  );
}

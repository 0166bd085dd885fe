import type { RanchAction_rancherFragment } from '../../platform/RanchAction.generated';
import { RowActions } from '../../platform/RowActions';
import { RowButton } from '../../platform/RowButton';
import { useRanchActions } from '../../platform/useRanchActions';
import { ViewRanchButton } from './ViewRanchButton';

export function PendingActions({ ranch }: { ranch: RanchAction_rancherFragment }) {
  const act = useRanchActions();
  return (
    <RowActions>
      <ViewRanchButton ranch={ranch} />
      <RowButton of={ranch.ranchName} onClick={() => act({ verb: 'approve', ranch })}>
        Approve
      </RowButton>
      {ranch.approval === 'PENDING' && (
        <RowButton of={ranch.ranchName} variant="danger" onClick={() => act({ verb: 'reject', ranch })}>
          Reject
        </RowButton>
      )}
    </RowActions>
  );
}

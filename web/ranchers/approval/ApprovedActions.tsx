import type { RanchAction_rancherFragment } from '../../platform/RanchAction.generated';
import { RowActions } from '../../platform/RowActions';
import { RowButton } from '../../platform/RowButton';
import { type RanchAction, useRanchActions } from '../../platform/useRanchActions';
import { ViewRanchButton } from './ViewRanchButton';

export function ApprovedActions({ ranch }: { ranch: RanchAction_rancherFragment }) {
  const act = useRanchActions();
  const ask = (verb: RanchAction['verb']) => () => act({ verb, ranch });
  return (
    <RowActions>
      <RowButton of={ranch.ranchName} onClick={ask('setRate')}>
        Set Rate
      </RowButton>
      <RowButton of={ranch.ranchName} disabled={ranch.commission.balance <= 0} onClick={ask('recordPayment')}>
        Record Payment
      </RowButton>
      <ViewRanchButton ranch={ranch} />
      <RowButton of={ranch.ranchName} onClick={ask('edit')}>
        Edit
      </RowButton>
      <RowButton of={ranch.ranchName} variant="danger" onClick={ask('suspend')}>
        Suspend
      </RowButton>
    </RowActions>
  );
}

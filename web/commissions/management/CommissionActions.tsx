import type { RanchAction_rancherFragment } from '../../platform/RanchAction.generated';
import { RowActions } from '../../platform/RowActions';
import { RowButton } from '../../platform/RowButton';
import { useAdminParams } from '../../platform/useAdminParams';
import { useRanchActions } from '../../platform/useRanchActions';

export function CommissionActions({ ranch }: { ranch: RanchAction_rancherFragment }) {
  const act = useRanchActions();
  const { change } = useAdminParams();
  return (
    <RowActions>
      <RowButton of={ranch.ranchName} variant="quiet" onClick={() => change({ ledger: ranch.id })}>
        Ledger
      </RowButton>
      <RowButton of={ranch.ranchName} onClick={() => act({ verb: 'setRate', ranch })}>
        Update Rate
      </RowButton>
      <RowButton
        of={ranch.ranchName}
        disabled={ranch.commission.balance <= 0}
        onClick={() => act({ verb: 'recordPayment', ranch })}
      >
        Record Payment
      </RowButton>
    </RowActions>
  );
}

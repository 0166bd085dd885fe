import { useQuery } from '@apollo/client/react';
import { formatCents } from '../../../rules/money';
import { AdminList } from '../../platform/AdminList';
import type { RecordDialogProps } from '../../platform/OpenRecord';
import { RecordState } from '../../platform/RecordState';
import { useRanchActions } from '../../platform/useRanchActions';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Text } from '../../ui/Text';
import { TransactionTable } from '../TransactionTable';
import { LedgerDialogDocument } from './LedgerDialog.generated';

/** Why a ranch owes what it owes. */
export default function LedgerDialog({ id, onClose }: RecordDialogProps) {
  const { data, error, refetch, fetchMore } = useQuery(LedgerDialogDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const act = useRanchActions();
  const ranch = data?.rancher;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={ranch?.ranchName ?? 'Ledger'}
      description={ranch && `Commission balance ${formatCents(ranch.commission.balance)}, newest entry first`}
    >
      {ranch ? (
        <AdminList
          list={ranch.commission.transactions}
          error={error}
          noun="entries"
          empty={<Text tone="soft">Nothing has been charged or paid yet.</Text>}
          onRetry={refetch}
          onLoad={(after) => fetchMore({ variables: { after } })}
        >
          {(transactions) => <TransactionTable transactions={transactions} />}
        </AdminList>
      ) : (
        <RecordState {...{ data, error, refetch }} noun="rancher" />
      )}
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {ranch && ranch.commission.balance > 0 && (
          <Button variant="primary" onClick={() => act({ verb: 'recordPayment', ranch })}>
            Record Payment
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

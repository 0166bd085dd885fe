import { formatCents } from '../../../rules/money/money';
import { adminDateTime } from '../../../rules/time/dates';
import { timeZoneLabel } from '../../../rules/time/timeZone';
import { InTimeZone } from '../../parts/commission/InTimeZone';
import { TransactionTable } from '../../parts/commission/TransactionTable';
import { PagedList, usePagedList } from '../../parts/lists/PagedList';
import { RecordState } from '../../parts/lists/RecordState';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Text } from '../../ui/text/Text';
import type { RecordDialogProps } from '../RecordDialogProps';
import { useRanchActions } from '../useRanchActions';
import { LedgerDialogDocument, type LedgerDialogQuery } from './LedgerDialog.generated';

export default function LedgerDialog(props: RecordDialogProps) {
  return <InTimeZone loading={null}>{(timeZone) => <Ledger {...props} timeZone={timeZone} />}</InTimeZone>;
}

function Ledger({ id, onClose, timeZone }: RecordDialogProps & { timeZone: string }) {
  const list = usePagedList(LedgerDialogDocument, { id }, (answer) => answer.rancher?.commission.transactions);
  const ranch = list.data?.rancher;
  const inZone = `Times are in ${timeZoneLabel(timeZone)}.`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={ranch?.ranchName ?? 'Ledger'}
      description={
        ranch && `Commission balance ${formatCents(ranch.commission.balance)}, newest entry first. ${inZone}`
      }
    >
      {ranch ? (
        <PagedList list={list} noun="entries" empty={<Text tone="soft">Nothing has been charged or paid yet.</Text>}>
          {(transactions) => (
            <TransactionTable transactions={transactions} formatTime={(moment) => adminDateTime(moment, timeZone)} />
          )}
        </PagedList>
      ) : (
        <RecordState data={list.data} error={list.error} refetch={list.reload} noun="rancher" />
      )}
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {ranch && ranch.commission.balance > 0 && <LowerBalance ranch={ranch} />}
      </DialogFooter>
    </Dialog>
  );
}

/** Buttons to lower a balance by a payment, a credit or a waiver. */
function LowerBalance({ ranch }: { ranch: NonNullable<LedgerDialogQuery['rancher']> }) {
  const act = useRanchActions();
  return (
    <>
      <Button onClick={() => act({ verb: 'adjustCommission', ranch })}>Credit or Waive</Button>
      <Button variant="primary" onClick={() => act({ verb: 'recordPayment', ranch })}>
        Record Payment
      </Button>
    </>
  );
}

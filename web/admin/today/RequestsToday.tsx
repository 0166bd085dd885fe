import { useMutation } from '@apollo/client/react';
import { formatCents } from '../../../rules/money/money';
import { useSubmit } from '../../errors/useSubmit';
import { Cluster } from '../../ui/layout/arrange';
import { RowButton } from '../../ui/table/RowButton';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { Text } from '../../ui/text/Text';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import { balanceColumn } from '../commission/balanceColumn';
import { LedgerDialogDocument } from '../commission/LedgerDialog.generated';
import type { PaymentRequest_transactionFragment } from '../commission/OpenRequests.generated';
import { RecordPaymentDocument } from '../commission/RecordPaymentDialog.generated';
import { RanchCell } from '../ranches/RanchCell';
import { formatWaitingTime } from './TodaySection';

type Request = PaymentRequest_transactionFragment;

export const requestColumns: TableColumn<Request>[] = [
  { key: 'ranch', header: 'Ranch', primary: true, cell: ({ rancher }) => <RanchCell ranch={rancher} /> },
  { key: 'request', header: 'Request', cell: ({ description }) => description },
  { key: 'waiting', header: 'Waiting', cell: ({ createdAt }) => formatWaitingTime(createdAt) },
  balanceColumn(({ rancher }) => rancher.commission),
  { ...buttonsColumn((request) => <PaidInFull request={request} />), below: true },
];

export const isOpenRequest = ({ id, rancher }: Request) =>
  rancher.commission.openRequests.some((request) => request.id === id);

/** Records the open amount of a request as paid, in one press. */
function PaidInFull({ request }: { request: Request }) {
  const { rancher, openAmount } = request;
  // A payment can't be larger than the balance.
  const amount = Math.min(openAmount ?? request.amount, rancher.commission.balance);
  const { record, pending } = useRecordInFull(request, amount);
  if (amount <= 0) return <Text tone="soft">Nothing is owed</Text>;
  return (
    <Cluster justify="end">
      <RowButton of={`request of ${rancher.ranchName}`} pending={pending} onClick={() => record()}>
        {`Paid in Full: ${formatCents(amount)}`}
      </RowButton>
    </Cluster>
  );
}

function useRecordInFull({ id, rancher }: Request, amount: number) {
  const [recordPayment, { loading }] = useMutation(RecordPaymentDocument, {
    refetchQueries: [{ query: LedgerDialogDocument, variables: { id: rancher.id } }, ApprovalCountsDocument],
    awaitRefetchQueries: true,
  });
  const payment = {
    rancherId: rancher.id,
    amount,
    description: `Payment request #${id}, paid in full`,
    // The key is the same for every press and every admin, so that two presses record only one payment.
    idempotencyKey: `request-${id}-in-full-${amount}`,
  };
  const record = useSubmit({
    send: () => recordPayment({ variables: payment }),
    successToast: { title: 'Payment Recorded', description: `${formatCents(amount)} from ${rancher.ranchName}.` },
    errorToast: 'Payment Failed',
  });
  return { record, pending: loading };
}

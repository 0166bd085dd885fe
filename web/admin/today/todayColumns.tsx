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
import { RecordLink } from '../RecordLink';
import { RanchCell } from '../ranches/RanchCell';
import { useAdminUrlState } from '../useAdminUrlState';
import { useRanchActions } from '../useRanchActions';
import type { LateOrdersToday_orderFragment } from './LateOrdersToday.generated';
import type { OverdueToday_commissionFragment } from './OverdueToday.generated';
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

type LateOrder = LateOrdersToday_orderFragment;

export const lateOrderColumns: TableColumn<LateOrder>[] = [
  {
    key: 'order',
    header: 'Order',
    leads: true,
    cell: ({ id }) => <RecordLink kind="order" id={id}>{`#${id}`}</RecordLink>,
  },
  { key: 'customer', header: 'Customer', primary: true, cell: ({ customer }) => customer.name },
  {
    key: 'ranch',
    header: 'Ranch',
    cell: ({ rancher }) => (
      <RecordLink kind="ranch" id={rancher.id}>
        {rancher.ranchName}
      </RecordLink>
    ),
  },
  { key: 'waiting', header: 'Waiting', cell: ({ createdAt }) => formatWaitingTime(createdAt) },
  { key: 'amount', header: 'Amount', numeric: true, plain: true, cell: ({ amount = 0 }) => formatCents(amount) },
  buttonsColumn(({ id }) => <ViewOrder id={id} />),
];

export const isPending = ({ status }: LateOrder) => status === 'PENDING';

function ViewOrder({ id }: { id: string }) {
  const { open } = useAdminUrlState();
  return (
    <Cluster justify="end">
      <RowButton of={`order ${id}`} onClick={() => open({ order: id })}>
        View
      </RowButton>
    </Cluster>
  );
}

type Overdue = OverdueToday_commissionFragment;

export const overdueColumns: TableColumn<Overdue>[] = [
  { key: 'ranch', header: 'Ranch', primary: true, cell: ({ rancher }) => <RanchCell ranch={rancher} /> },
  { key: 'oldest', header: 'Oldest charge', cell: ({ oldestChargeAt }) => formatWaitingTime(oldestChargeAt) },
  { key: 'amount', header: 'Over 60 days', numeric: true, cell: ({ amount }) => formatCents(amount) },
  balanceColumn(({ rancher }) => rancher.commission),
  { ...buttonsColumn(({ rancher }) => <Actions ranch={rancher} />), below: true },
];

function Actions({ ranch }: { ranch: Overdue['rancher'] }) {
  const act = useRanchActions();
  const { open } = useAdminUrlState();
  return (
    <Cluster justify="end">
      <RowButton of={ranch.ranchName} onClick={() => open({ ledger: ranch.id })}>
        Ledger
      </RowButton>
      <RowButton
        of={ranch.ranchName}
        disabled={(ranch.commission?.balance ?? 0) <= 0}
        onClick={() => act({ verb: 'recordPayment', ranch })}
      >
        Record Payment
      </RowButton>
    </Cluster>
  );
}

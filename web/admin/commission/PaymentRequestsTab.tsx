import { adminDateTime } from '../../../rules/time/dates';
import { InTimeZone, TimeZoneNote } from '../../parts/commission/InTimeZone';
import { usePagedList } from '../../parts/lists/PagedList';
import { EmptyState } from '../../ui/state/EmptyState';
import type { TableColumn } from '../../ui/table/TableRow';
import { AdminTable } from '../AdminTable';
import { RanchCell } from '../ranches/RanchCell';
import { balanceColumn } from './balanceColumn';
import { OpenRequest } from './OpenRequests';
import type { PaymentRequest_transactionFragment } from './OpenRequests.generated';
import { PaymentRequestsTabDocument } from './PaymentRequestsTab.generated';

const columnsIn = (timeZone: string): TableColumn<PaymentRequest_transactionFragment>[] => [
  { key: 'ranch', header: 'Ranch', primary: true, cell: ({ rancher }) => <RanchCell ranch={rancher} /> },
  { key: 'date', header: 'Requested', cell: ({ createdAt }) => adminDateTime(createdAt, timeZone) },
  balanceColumn(({ rancher }) => rancher.commission),
  {
    key: 'request',
    header: 'Request',
    cell: ({ rancher, ...request }) => <OpenRequest request={request} timeZone={timeZone} ranch={rancher} />,
  },
];

/** Lists ranchers' open requests to pay commission, oldest first. */
export default function PaymentRequestsTab() {
  return <InTimeZone>{(timeZone) => <PaymentRequests timeZone={timeZone} />}</InTimeZone>;
}

function PaymentRequests({ timeZone }: { timeZone: string }) {
  const list = usePagedList(PaymentRequestsTabDocument, {}, ({ admin }) => admin.paymentRequests);
  return (
    <AdminTable
      list={list}
      noun="payment requests"
      caption="Open payment requests"
      columns={columnsIn(timeZone)}
      note={<TimeZoneNote what="Times of payment requests" />}
      belongs={({ id, rancher }) => rancher.commission.openRequests.some((open) => open.id === id)}
      empty={
        <EmptyState
          title="No Open Payment Requests"
          text="When a rancher asks to pay commission, the request appears here."
        />
      }
    />
  );
}

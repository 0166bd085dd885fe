import { adminDateTime } from '../../../rules/dates';
import { EVENT_TYPE } from '../../../rules/eventType';
import { Badge } from '../../ui/Badge';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import type { DeliveryTable_deliveryFragment } from './DeliveryTable.generated';

const duration = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });

const columns: TableColumn<DeliveryTable_deliveryFragment>[] = [
  {
    key: 'event',
    header: 'Event',
    primary: true,
    cell: ({ eventType, eventId }) => `${EVENT_TYPE.label(eventType)} #${eventId}`,
  },
  { key: 'time', header: 'Time', cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'outcome', header: 'Outcome', cell: (delivery) => <Outcome {...delivery} /> },
  { key: 'duration', header: 'Took', numeric: true, cell: (delivery) => duration.format(delivery.duration) },
];

/** The tries to send events, each with what came of it. */
export function DeliveryTable({ deliveries }: { deliveries: DeliveryTable_deliveryFragment[] }) {
  return <Table caption="Deliveries" columns={columns} rows={deliveries} rowKey={({ id }) => id} />;
}

function Outcome({ succeeded, status, error }: DeliveryTable_deliveryFragment) {
  if (succeeded) return <Badge tone="success">{`Taken (${status})`}</Badge>;
  return (
    <>
      <Badge tone="danger">{status ? `Refused (${status})` : 'No answer'}</Badge> {error}
    </>
  );
}

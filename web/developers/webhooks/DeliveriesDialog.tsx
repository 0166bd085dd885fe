import { EVENT_TYPE } from '../../../rules/developers/eventType';
import { adminDateTime } from '../../../rules/time/dates';
import { PagedList, usePagedList } from '../../parts/lists/PagedList';
import { RecordState } from '../../parts/lists/RecordState';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge } from '../../ui/text/Badge';
import { Text } from '../../ui/text/Text';
import type { DeliveriesDialog_deliveryFragment } from './DeliveriesDialog.generated';
import { DeliveriesDialogDocument } from './DeliveriesDialog.generated';
import type { WebhookDialogProps } from './WebhookDialogProps';

/** Lists what a webhook was sent in the last 30 days and how it responded. */
export default function DeliveriesDialog({ webhook: { id, url }, onClose }: WebhookDialogProps) {
  const list = usePagedList(DeliveriesDialogDocument, { id }, ({ viewer }) => viewer?.webhook?.deliveries);
  return (
    <Dialog open onOpenChange={onClose} toRead size="large" title="Deliveries" description={url}>
      <Stack gap={2.5}>
        {list.connection ? (
          <PagedList
            list={list}
            noun="deliveries"
            empty={<Text tone="soft">Nothing has been sent in the last 30 days.</Text>}
          >
            {(deliveries) => <DeliveryTable deliveries={deliveries} />}
          </PagedList>
        ) : (
          <RecordState data={list.data} error={list.error} refetch={list.reload} noun="webhook" />
        )}
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

const duration = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });

const columns: TableColumn<DeliveriesDialog_deliveryFragment>[] = [
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

function DeliveryTable({ deliveries }: { deliveries: DeliveriesDialog_deliveryFragment[] }) {
  return <Table caption="Deliveries" columns={columns} rows={deliveries} rowKey={({ id }) => id} />;
}

function Outcome({ succeeded, status, error }: DeliveriesDialog_deliveryFragment) {
  if (succeeded) return <Badge tone="success">{`Accepted (${status})`}</Badge>;
  return (
    <>
      <Badge tone="danger">{status ? `Rejected (${status})` : 'No answer'}</Badge> {error}
    </>
  );
}

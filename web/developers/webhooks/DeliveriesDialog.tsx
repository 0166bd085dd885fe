import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { EVENT_TYPE } from '../../../rules/developers/eventType';
import { adminDateTime } from '../../../rules/time/dates';
import { useSubmit } from '../../errors/useSubmit';
import { PagedList, usePagedList } from '../../parts/lists/PagedList';
import { RecordState } from '../../parts/lists/RecordState';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { LazyConfirmDialog } from '../../ui/overlay/lazyDialog';
import { RowButton } from '../../ui/table/RowButton';
import { Table } from '../../ui/table/Table';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { Badge } from '../../ui/text/Badge';
import { Text } from '../../ui/text/Text';
import type { DeliveriesDialog_deliveryFragment } from './DeliveriesDialog.generated';
import { DeliveriesDialogDocument, SendEventsAgainDocument } from './DeliveriesDialog.generated';

import type { WebhookDialogProps } from './WebhookDialogProps';

/** Lists what a webhook was sent in the last 30 days and how it responded. */
export default function DeliveriesDialog({ webhook: { id, url, enabled }, onClose }: WebhookDialogProps) {
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
            {(deliveries) => <DeliveryTable deliveries={deliveries} buttons={enabled ? [againColumn(id)] : []} />}
          </PagedList>
        ) : (
          <RecordState data={list.data} error={list.error} refetch={list.reload} noun="webhook" />
        )}
        <DialogFooter>
          <Button onClick={() => list.reload()}>Reload</Button>
          <Button onClick={onClose}>Close</Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

const nameOf = ({ eventType, eventId }: DeliveriesDialog_deliveryFragment) =>
  `${EVENT_TYPE.label(eventType)} #${eventId}`;

const duration = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });

const columns: TableColumn<DeliveriesDialog_deliveryFragment>[] = [
  {
    key: 'event',
    header: 'Event',
    primary: true,
    cell: nameOf,
  },
  { key: 'time', header: 'Time', cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'outcome', header: 'Outcome', cell: (delivery) => <Outcome {...delivery} /> },
  { key: 'duration', header: 'Took', numeric: true, cell: (delivery) => duration.format(delivery.duration) },
];

interface DeliveryTableProps {
  deliveries: DeliveriesDialog_deliveryFragment[];
  buttons: TableColumn<DeliveriesDialog_deliveryFragment>[];
}

function DeliveryTable({ deliveries, buttons }: DeliveryTableProps) {
  return <Table caption="Deliveries" columns={[...columns, ...buttons]} rows={deliveries} rowKey={({ id }) => id} />;
}

const againColumn = (id: string) =>
  buttonsColumn<DeliveriesDialog_deliveryFragment>((delivery) => (
    <Cluster>
      <AgainButton id={id} delivery={delivery} />
      <AllFromHereButton id={id} delivery={delivery} />
    </Cluster>
  ));

interface AgainButtonProps {
  id: string;
  delivery: DeliveriesDialog_deliveryFragment;
}

function useSendAgain({ id, delivery }: AgainButtonProps, andLater: boolean) {
  const [sendEventsAgain, { loading }] = useMutation(SendEventsAgainDocument);
  const send = useSubmit({
    send: () => sendEventsAgain({ variables: { id, eventId: delivery.eventId, andLater } }),
    successToast: { title: 'On its way again', description: 'Reload the list in a moment to see the answer.' },
    errorToast: "Couldn't send it again",
  });
  return { send: () => send(), loading };
}

function AgainButton(props: AgainButtonProps) {
  const { send, loading } = useSendAgain(props, false);
  return (
    <RowButton of={nameOf(props.delivery)} pending={loading} onClick={send}>
      Send Again
    </RowButton>
  );
}

/** Asks first, since it may send thousands of events that the receiver already has. */
function AllFromHereButton(props: AgainButtonProps) {
  const { send } = useSendAgain(props, true);
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(props.delivery);
  return (
    <>
      <RowButton of={name} onClick={() => setAsking(true)}>
        Send All From Here
      </RowButton>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Send all from ${name}?`}
        description="We'll send this event and all later ones again, in order. New events wait until then."
        confirmLabel="Send All"
        onConfirm={send}
      />
    </>
  );
}

function Outcome({ succeeded, status, error }: DeliveriesDialog_deliveryFragment) {
  if (succeeded) return <Badge tone="success">{`Accepted (${status})`}</Badge>;
  return (
    <>
      <Badge tone="danger">{status ? `Rejected (${status})` : 'No answer'}</Badge> {error}
    </>
  );
}

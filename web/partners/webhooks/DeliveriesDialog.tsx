import { useQuery } from '@apollo/client/react';
import { AdminList } from '../../platform/AdminList';
import { RecordState } from '../../platform/RecordState';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { DeliveriesDialogDocument } from './DeliveriesDialog.generated';
import { DeliveryTable } from './DeliveryTable';
import type { WebhookDialogProps } from './WebhookDialog';

/** What was sent to a webhook in the last 30 days, and what it answered. */
export default function DeliveriesDialog({ webhook: { id, url }, onClose }: WebhookDialogProps) {
  const { data, error, refetch, fetchMore } = useQuery(DeliveriesDialogDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const webhook = data?.viewer?.webhook;
  return (
    <Dialog open onOpenChange={onClose} toRead size="large" title="Deliveries" description={url}>
      <Stack gap={2.5}>
        {webhook ? (
          <AdminList
            list={webhook.deliveries}
            error={error}
            noun="deliveries"
            empty={<Text tone="soft">Nothing has been sent in the last 30 days.</Text>}
            onRetry={refetch}
            onLoad={(after) => fetchMore({ variables: { after } })}
          >
            {(deliveries) => <DeliveryTable deliveries={deliveries} />}
          </AdminList>
        ) : (
          <RecordState {...{ data, error, refetch }} noun="webhook" />
        )}
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

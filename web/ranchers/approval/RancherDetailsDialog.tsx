import { useQuery } from '@apollo/client/react';
import { OpenRequests } from '../../commissions/management/OpenRequests';
import type { RecordDialogProps } from '../../platform/OpenRecord';
import { RecordState } from '../../platform/RecordState';
import { useRanchActions } from '../../platform/useRanchActions';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { RancherDetails } from './RancherDetails';
import { RancherDetailsDialogDocument } from './RancherDetailsDialog.generated';

export default function RancherDetailsDialog({ id, onClose }: RecordDialogProps) {
  const { data, error, refetch } = useQuery(RancherDetailsDialogDocument, { variables: { id } });
  const act = useRanchActions();
  const ranch = data?.rancher;
  const waits = ranch?.approval === 'PENDING' || ranch?.approval === 'SUSPENDED';
  return (
    <Dialog open onOpenChange={onClose} title="Rancher Details">
      {ranch ? (
        <Stack gap={3}>
          <RancherDetails ranch={ranch} />
          {ranch.commission.openRequests.length > 0 && (
            <Section title="Payment requests" level={3} rule="none">
              <OpenRequests ranch={ranch} />
            </Section>
          )}
        </Stack>
      ) : (
        <RecordState {...{ data, error, refetch }} noun="rancher" />
      )}
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {ranch && waits && (
          <Button variant="primary" onClick={() => act({ verb: 'approve', ranch })}>
            Approve Rancher
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

import { useQuery } from '@apollo/client/react';
import { TimeZoneNote } from '../../parts/commission/InTimeZone';
import { RecordState } from '../../parts/lists/RecordState';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { OpenRequests } from '../commission/OpenRequests';
import type { RecordDialogProps } from '../RecordDialogProps';
import { SupportButton } from '../support/SupportLink';
import { useRanchActions } from '../useRanchActions';
import { RanchDetails } from './RanchDetails';
import { RanchDetailsDialogDocument } from './RanchDetailsDialog.generated';

export default function RanchDetailsDialog({ id, onClose }: RecordDialogProps) {
  const { withMoney, withRanch } = usePermissions();
  const { data, error, refetch } = useQuery(RanchDetailsDialogDocument, { variables: { id, withMoney } });
  const act = useRanchActions();
  const ranch = data?.rancher;
  return (
    <Dialog open onOpenChange={onClose} size="large" title="Rancher Details">
      {ranch ? (
        <Stack gap={3}>
          <RanchDetails ranch={ranch} />
          {ranch.commission && ranch.commission.openRequests.length > 0 && (
            <Section title="Payment requests" level={3} rule="none">
              <OpenRequests ranch={{ ...ranch, commission: ranch.commission }} />
              <TimeZoneNote what="Times of payment requests" />
            </Section>
          )}
        </Stack>
      ) : (
        <RecordState {...{ data, error, refetch }} noun="rancher" />
      )}
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {ranch && <SupportButton kind="ranch" id={id} />}
        {ranch && withRanch && <Button onClick={() => act({ verb: 'edit', ranch })}>Edit</Button>}
        {withRanch && ranch?.approval === 'PENDING' && (
          <Button variant="danger" onClick={() => act({ verb: 'reject', ranch })}>
            Reject
          </Button>
        )}
        {withRanch && ranch && ranch.approval !== 'APPROVED' && (
          <Button variant="primary" onClick={() => act({ verb: 'approve', ranch })}>
            Approve Rancher
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

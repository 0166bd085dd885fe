import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { NameList } from './NameList';
import { ranchersOf } from './ranchersOf';
import type { BulkOutcome } from './useApproveRanchers';

interface BulkOutcomeDialogProps {
  outcome: BulkOutcome;
  onClose: () => void;
}

/** What was approved and what was not; of temporary passwords it tells once, as after a single approval. */
export function BulkOutcomeDialog({ outcome, onClose }: BulkOutcomeDialogProps) {
  const { approved, refused, withTemporaryPassword } = outcome;
  return (
    <Dialog open onOpenChange={onClose} toRead title={`${ranchersOf(approved.length)} approved`}>
      <Stack gap={3}>
        {approved.length > 0 && <NameList label="Approved" names={approved} />}
        {refused.length > 0 && (
          <Section title="Not approved" level={3} rule="none">
            <Text tone="soft">Another admin was faster, or the rancher is gone.</Text>
            <NameList label="Not approved" names={refused} />
          </Section>
        )}
        {withTemporaryPassword.length > 0 && (
          <Section title="Approved with Temporary Password" level={3} rule="none">
            <Text>
              Each temporary password appears only once, in the server logs: look it up there and share it with the
              rancher, who has to change it at the first sign-in.
            </Text>
            <NameList label="Approved with Temporary Password" names={withTemporaryPassword} />
          </Section>
        )}
      </Stack>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

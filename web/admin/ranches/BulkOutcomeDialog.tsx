import { Section } from '../../ui/layout/Section';
import { ReadDialog } from '../../ui/overlay/Dialog';
import { NameList } from '../../ui/text/NameList';
import { Text } from '../../ui/text/Text';

/** The names of the ranches by outcome. Refused ones include the reason. */
export interface BulkOutcome {
  approved: string[];
  withTemporaryPassword: string[];
  refused: string[];
}

interface BulkOutcomeDialogProps {
  outcome: BulkOutcome;
  onClose: () => void;
}

/** Shows which ranches were approved and which weren't. Temporary passwords are mentioned only here. */
export function BulkOutcomeDialog({ outcome, onClose }: BulkOutcomeDialogProps) {
  const { approved, refused, withTemporaryPassword } = outcome;
  return (
    <ReadDialog onClose={onClose} title={`${ranchersText(approved.length)} approved`}>
      {approved.length > 0 && <NameList label="Approved" names={approved} />}
      {refused.length > 0 && (
        <Section title="Not approved" level={3} rule="none">
          <NameList label="Not approved" names={refused} />
        </Section>
      )}
      {withTemporaryPassword.length > 0 && (
        <Section title="Approved with Temporary Password" level={3} rule="none">
          <Text>
            Each temporary password appears only once, in the server logs. Find it there and share it with the rancher,
            who has to change it at the first sign-in.
          </Text>
          <NameList label="Approved with Temporary Password" names={withTemporaryPassword} />
        </Section>
      )}
    </ReadDialog>
  );
}

/** Returns '1 rancher' or '12 ranchers'. */
export const ranchersText = (count: number) => (count === 1 ? '1 rancher' : `${count} ranchers`);

import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { useSubmit } from '../../errors/useSubmit';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/input/Checkbox';
import { Cluster } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { ReadDialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Notice } from '../../ui/state/Notice';
import type { ChosenRows } from '../../ui/table/ChooseRow';
import { NameList } from '../../ui/text/NameList';
import { Text } from '../../ui/text/Text';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import { BatchApproveRanchersDocument, type BatchApproveRanchersMutation } from './BulkApproval.generated';
import { PendingRanchesTabDocument } from './PendingRanchesTab.generated';

interface NamedRanch {
  id: string;
  ranchName: string;
  contact: { emailConfirmed: boolean };
}

interface BulkApprovalProps {
  chosen: ChosenRows;
  ranches: readonly NamedRanch[];
}

/** Approves the selected ranches and shows the outcome for each. */
export function BulkApproval({ chosen, ranches }: BulkApprovalProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const selected = ranches.filter(({ id }) => chosen.ids.includes(id));
  // Focuses the group when the outcome closes, because the button that opened it is disabled by then.
  useEffect(() => (outcome ? () => root.current?.focus() : undefined), [outcome]);
  return (
    <Cluster ref={root} gap={2} role="group" aria-label="Several ranchers at once" tabIndex={-1}>
      {ranches.length > 0 && (
        <>
          <Checkbox checked={chosen.areAll} onChange={(event) => chosen.chooseAll(event.target.checked)}>
            {ranches.length > LIMITS.approvals ? `Select the first ${LIMITS.approvals}` : 'Select all shown'}
          </Checkbox>
          <Button disabled={selected.length === 0} onClick={() => setConfirming(true)}>
            {selected.length > 0 ? `Approve Selected (${selected.length})` : 'Approve Selected'}
          </Button>
        </>
      )}
      <ApproveChosenDialog open={isConfirming} onOpenChange={setConfirming} ranches={selected} onDone={setOutcome} />
      {outcome && <BulkOutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </Cluster>
  );
}

interface ApproveChosenDialogProps extends DialogState {
  ranches: readonly NamedRanch[];
  onDone: (outcome: BulkOutcome) => void;
}

function ApproveChosenDialog({ open, onOpenChange, ranches, onDone }: ApproveChosenDialogProps) {
  const approve = useApproveRanchers(onDone);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Approve ${ranchersText(ranches.length)}`}
      description="Each becomes visible to customers, and a broker agreement is set up at its commission rate."
      confirmLabel="Approve"
      onConfirm={() => approve(ranches)}
    >
      <NameList label="To be approved" names={ranches.map(({ ranchName }) => ranchName)} />
      <UnconfirmedNotice ranches={ranches.filter(({ contact }) => !contact.emailConfirmed)} />
    </ConfirmDialog>
  );
}

function UnconfirmedNotice({ ranches }: { ranches: readonly NamedRanch[] }) {
  if (ranches.length === 0) return null;
  return (
    <Notice tone="warning" title="Some emails aren’t confirmed">
      Orders and letters may not reach these ranchers. You can approve them anyway.
      <NameList label="Email not confirmed" names={ranches.map(({ ranchName }) => ranchName)} />
    </Notice>
  );
}

function useApproveRanchers(onDone: (outcome: BulkOutcome) => void) {
  const { withMoney } = usePermissions();
  const [approveRanchers, { client }] = useMutation(BatchApproveRanchersDocument);
  // Runs after a failure too, because some ranches may have been approved before it.
  const reload = () => void client.refetchQueries({ include: [ApprovalCountsDocument, PendingRanchesTabDocument] });
  return useSubmit({
    send: (ranches: readonly NamedRanch[]) =>
      approveRanchers({ variables: { rancherIds: ranches.map(({ id }) => id), withMoney } }),
    errorToast: 'Approval Failed',
    onSuccess: ({ data }, ranches) => {
      reload();
      if (data) onDone(outcomeOf(ranches, data.batchApproveRanchers));
    },
    onError: reload,
  });
}

type Answer = BatchApproveRanchersMutation['batchApproveRanchers'];

function outcomeOf(requested: readonly NamedRanch[], { approved, refused }: Answer): BulkOutcome {
  // The server can't name a ranch that was deleted in the meantime, so the name comes from the list.
  const nameOf = (rancherId: string) => requested.find(({ id }) => id === rancherId)?.ranchName ?? rancherId;
  return {
    approved: approved.map(({ rancher }) => rancher.ranchName),
    withTemporaryPassword: approved
      .filter(({ tempPasswordGenerated }) => tempPasswordGenerated)
      .map(({ rancher }) => rancher.ranchName),
    refused: refused.map(({ rancherId, reason }) => `${nameOf(rancherId)}: ${reason}`),
  };
}

/** The names of the ranches by outcome. Refused ones include the reason. */
interface BulkOutcome {
  approved: string[];
  withTemporaryPassword: string[];
  refused: string[];
}

interface BulkOutcomeDialogProps {
  outcome: BulkOutcome;
  onClose: () => void;
}

/** Shows which ranches were approved and which weren't. Temporary passwords are mentioned only here. */
function BulkOutcomeDialog({ outcome, onClose }: BulkOutcomeDialogProps) {
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

const ranchersText = (count: number) => (count === 1 ? '1 rancher' : `${count} ranchers`);

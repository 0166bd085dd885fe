import { useMutation, useQuery } from '@apollo/client/react';
import { completeness } from '../../../rules/ranches/completeness';
import { codeOf, messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { paths } from '../../paths';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Notice } from '../../ui/state/Notice';
import { TextLink } from '../../ui/text/Link';
import { NameList } from '../../ui/text/NameList';
import { Text } from '../../ui/text/Text';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import { type RanchAction, type RanchDialogProps, useRanchActions } from '../useRanchActions';
import { ApproveChecklistDocument } from './ApproveChecklist.generated';
import { ApproveRancherDocument } from './ApproveDialog.generated';

export function ApproveDialog({ ranch, onClose }: RanchDialogProps) {
  const approve = useApproveRancher(ranch);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Approve Rancher"
      description={`Approve ${ranch.ranchName}? It becomes visible to customers, and a broker agreement is set up ${atRate(ranch)}.`}
      confirmLabel="Approve"
      onConfirm={() => approve()}
    >
      <ApproveChecklist ranch={ranch} />
      {!ranch.contact.emailConfirmed && (
        <Notice tone="warning" title="The rancher’s email isn’t confirmed">
          Orders and letters may not reach them. You can approve the ranch anyway.
        </Notice>
      )}
    </ConfirmDialog>
  );
}

const atRate = ({ commission }: RanchAction['ranch']) =>
  commission ? `with a commission rate of ${commission.rate}%` : 'at its commission rate';

const FAILED = 'There was an error approving the rancher. Please try again.';

/** Approves a ranch. If the server creates a temporary password, opens a dialog that informs the admin. */
function useApproveRancher({ id, ranchName }: RanchAction['ranch']) {
  const [approveRancher] = useMutation(ApproveRancherDocument, { refetchQueries: [ApprovalCountsDocument] });
  const act = useRanchActions();
  const { withMoney } = usePermissions();
  return useSubmit({
    send: () => approveRancher({ variables: { rancherId: id, withMoney } }),
    successToast: { title: 'Rancher Approved', description: `${ranchName} is now visible to customers.` },
    // On a conflict, another admin was faster and a retry wouldn't help, so the toast shows the server's message.
    errorToast: (error) => ({
      title: 'Approval Failed',
      description: codeOf(error) === 'CONFLICT' ? messageOf(error) : FAILED,
    }),
    onSuccess: ({ data }) => {
      const approval = data?.approveRancher;
      if (approval?.tempPasswordGenerated) act({ verb: 'shareTemporaryPassword', ranch: approval.rancher });
    },
  });
}

/** Informs the admin that a temporary password was created, which only the server's log contains. */
export function TemporaryPasswordDialog({ ranch, onClose }: RanchDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} size="small" title="Rancher Approved with Temporary Password">
      <Text>
        A temporary password was created for {ranch.ranchName}. It appears only once, in the server logs. Find it there
        and share it with the rancher, who has to change it at the first sign-in.
      </Text>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          I'll Share It
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Shows what a ranch's page lacks, with a link to the page, before an admin approves the ranch. */
export function ApproveChecklist({ ranch }: { ranch: { id: string; ranchName: string } }) {
  const { data } = useQuery(ApproveChecklistDocument, { variables: { id: ranch.id } });
  const page = data?.rancher;
  return (
    <Stack gap={1}>
      <TextLink to={paths.ranch(ranch)} target="_blank">
        See the page of {ranch.ranchName}
      </TextLink>
      {page && <Missing {...completeness(page)} />}
    </Stack>
  );
}

function Missing({ told, outOf, missing }: ReturnType<typeof completeness>) {
  if (missing.length === 0) return <Text>Its page answers everything families ask.</Text>;
  return (
    <>
      <Text>{`${told} of ${outOf} done. Still missing:`}</Text>
      <NameList label="Still missing" names={missing.map(({ label }) => label)} />
    </>
  );
}

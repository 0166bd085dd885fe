import { useQuery } from '@apollo/client/react';
import { QueryState } from '../../errors/QueryState';
import { LeaveQuestion } from '../../leaveGuard/LeaveQuestion';
import { type GuardedDialogProps, useGuardedDialog } from '../../leaveGuard/useGuardedDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { SkeletonRows } from '../../ui/state/Skeleton';
import { type CutSheetDialog_claimFragment, CutSheetDialogDocument } from './CutSheetDialog.generated';
import { FamilySheet } from './FamilySheet';

/** The interval at which an open sheet is refetched, so that new proposals of the other family appear. */
const POLL_MS = 15_000;

interface CutSheetDialogProps extends GuardedDialogProps {
  claimId: string;
}

/** Shows a family's cut sheet: the questions while the family can choose, and the decided cuts after that. */
export default function CutSheetDialog({ claimId, ...props }: CutSheetDialogProps) {
  const { isOpen, setUnsaved, close, saved, question } = useGuardedDialog(props);
  const { data, error, refetch } = useQuery(CutSheetDialogDocument, {
    variables: { id: claimId },
    fetchPolicy: 'cache-and-network',
    pollInterval: isOpen ? POLL_MS : 0,
    skipPollAttempt: () => document.hidden,
  });
  const reload = () => refetch().catch(() => {});
  const claim = data?.claim;
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title={claim?.animal ? `Cut sheet of animal ${claim.animal.tag}` : 'Cut sheet'}
        description="How the processor cuts and packs your beef."
        size="large"
        toRead
      >
        {claim?.cutSheet ? (
          <FamilySheet
            claim={claim}
            sheet={claim.cutSheet}
            onUnsaved={setUnsaved}
            onClose={close}
            onSaved={saved}
            onOutdated={reload}
          />
        ) : (
          <NoSheet claim={claim} error={error} refetch={refetch} />
        )}
      </Dialog>
      <LeaveQuestion of="your cut sheet" {...question} />
    </>
  );
}

interface NoSheetProps {
  claim: CutSheetDialog_claimFragment | null | undefined;
  error: unknown;
  refetch: () => unknown;
}

function NoSheet({ claim, error, refetch }: NoSheetProps) {
  if (claim) {
    return <EmptyState title="Not yet" text="You'll choose your cuts once the ranch has an animal for you." />;
  }
  if (claim === null) {
    return <EmptyState title="No cut sheet here" text="This share isn't yours, or it was canceled." />;
  }
  return (
    <QueryState error={error} refetch={refetch} label="Loading your cut sheet">
      <SkeletonRows rows={3} height="112px" />
    </QueryState>
  );
}

import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { messageOf } from '../../errors/graphErrors';
import { LeaveQuestion } from '../../leaveGuard/LeaveQuestion';
import { type GuardedDialogProps, useGuardedDialog } from '../../leaveGuard/useGuardedDialog';
import { Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlay/Dialog';
import { ErrorState } from '../../ui/state/ErrorState';
import { Skeleton, SkeletonGroup } from '../../ui/state/Skeleton';
import { EditPhotosDialogDocument } from './EditPhotosDialog.generated';
import { PhotosEditor, type PhotosEditorProps } from './PhotosEditor';

/** Edits the photos of the rancher's own ranch. */
export default function EditPhotosDialog(props: GuardedDialogProps) {
  const { isOpen, setUnsaved, close, saved, question } = useGuardedDialog(props);
  const dragging = useRef(false);
  // While a photo is being moved, Escape must only cancel the move.
  const dismiss = () => (dragging.current ? undefined : close());
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={dismiss}
        title="Photos"
        description="The first thing families see. The first photo is your main photo."
        size="large"
      >
        <LoadedEditor dragging={dragging} onUnsaved={setUnsaved} onCancel={close} onSaved={saved} />
      </Dialog>
      <LeaveQuestion of="the photos" {...question} />
    </>
  );
}

/** Loads the photos from the server, so that the editor doesn't start from cached ones. */
function LoadedEditor(props: Omit<PhotosEditorProps, 'ranch'>) {
  const { data, error, refetch } = useQuery(EditPhotosDialogDocument, { fetchPolicy: 'network-only' });
  const ranch = data?.viewer?.ranch;
  if (ranch) return <PhotosEditor ranch={ranch} {...props} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch().catch(() => {})} />;
  return (
    <SkeletonGroup label="Loading your photos">
      <Stack>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="112px" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { QueryState } from '../../errors/QueryState';
import { LeaveQuestion } from '../../leaveGuard/LeaveQuestion';
import { type GuardedDialogProps, useGuardedDialog } from '../../leaveGuard/useGuardedDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { SkeletonRows } from '../../ui/state/Skeleton';
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
  return (
    <QueryState error={error} refetch={refetch} label="Loading your photos">
      <SkeletonRows rows={3} height="112px" />
    </QueryState>
  );
}

import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { messageOf } from '../../errors/graphErrors';
import { useLeaveGuard } from '../../leaveGuard/useLeaveGuard';
import { Stack } from '../../ui/layout/Stack';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { ErrorState } from '../../ui/state/ErrorState';
import { Skeleton, SkeletonGroup } from '../../ui/state/Skeleton';
import { EditPhotosDialogDocument } from './EditPhotosDialog.generated';
import { PhotosEditor, type PhotosEditorProps } from './PhotosEditor';

interface EditPhotosDialogProps {
  open: boolean;
  onReopen: () => void;
  onClose: () => void;
}

/** Edits the photos of the rancher's own ranch. */
export default function EditPhotosDialog(props: EditPhotosDialogProps) {
  const { isOpen, setUnsaved, close, saved, question } = useUnsavedPhotos(props);
  const dragging = useRef(false);
  // While a photo is being moved, Escape puts it back instead of closing the dialog.
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
      <ConfirmDialog
        {...question}
        title="Leave without saving?"
        description="You haven't saved your changes to the photos. If you leave, you'll lose them."
        confirmLabel="Leave Without Saving"
        cancelLabel="Keep Editing"
        tone="danger"
      />
    </>
  );
}

/** Always loads the photos from the server, so that the editor never starts from old ones. */
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

/** Asks before unsaved changes are lost, whether by closing the editor, going back or leaving the page. */
function useUnsavedPhotos({ open, onReopen, onClose }: EditPhotosDialogProps) {
  const [unsaved, setUnsaved] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const leaving = useLeaveGuard(unsaved);
  const isDiscarded = useRef(false);
  // Back has already closed the dialog in the address.
  const wentBack = unsaved && !open;

  const stay = () => {
    setConfirming(false);
    leaving.stay();
    if (wentBack) onReopen();
  };
  const discard = () => {
    isDiscarded.current = false;
    setConfirming(false);
    if (leaving.isBlocked) {
      void leaving.leave();
      return;
    }
    setUnsaved(false);
    if (open) onClose();
  };

  return {
    isOpen: open || unsaved,
    setUnsaved,
    close: () => (unsaved ? setConfirming(true) : onClose()),
    saved() {
      setUnsaved(false);
      onClose();
    },
    question: {
      open: isConfirming || wentBack || leaving.isBlocked,
      onConfirm() {
        isDiscarded.current = true;
      },
      // The dialog closes after either answer; the answer decides what follows.
      onOpenChange: () => (isDiscarded.current ? discard() : stay()),
    },
  };
}

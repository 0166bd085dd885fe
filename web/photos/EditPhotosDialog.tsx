import { useRef } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { LoadPhotos } from './LoadPhotos';
import { type EditorInAddress, useUnsavedPhotos } from './useUnsavedPhotos';

/** The pictures of the rancher's own ranch. */
export default function EditPhotosDialog(address: EditorInAddress) {
  const { isOpen, setUnsaved, close, saved, question } = useUnsavedPhotos(address);
  const dragging = useRef(false);
  // While a photo is moved, Escape puts it back.
  const dismiss = () => (dragging.current ? undefined : close());
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={dismiss}
        title="Photos"
        description="The first thing that families see of your ranch. The first photo is the main one."
        size="large"
      >
        <LoadPhotos dragging={dragging} onUnsaved={setUnsaved} onCancel={close} onSaved={saved} />
      </Dialog>
      <ConfirmDialog
        {...question}
        title="Leave without saving?"
        description="Your changes to the photos are not saved yet. They are lost when you leave."
        confirmLabel="Leave Without Saving"
        cancelLabel="Keep Editing"
        tone="danger"
      />
    </>
  );
}

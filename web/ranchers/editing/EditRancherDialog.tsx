import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { RecordState } from '../../platform/RecordState';
import type { RanchDialogProps } from '../../platform/useRanchActions';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import { EditRancherDialogDocument } from './EditRancherDialog.generated';
import { EditRancherForm } from './EditRancherForm';

/** What is not saved is given up only after asking. */
export default function EditRancherDialog({ ranch, onClose }: RanchDialogProps) {
  // An editor must not start from what is old.
  const { data, error, refetch } = useQuery(EditRancherDialogDocument, {
    variables: { id: ranch.id },
    fetchPolicy: 'network-only',
  });
  const [unsaved, setUnsaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const tryToClose = () => (unsaved ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open
        onOpenChange={tryToClose}
        size="large"
        title="Edit Rancher Profile"
        description={`What customers read about ${ranch.ranchName}.`}
      >
        {data?.rancher ? (
          <EditRancherForm ranch={data.rancher} onUnsaved={setUnsaved} onCancel={tryToClose} onSaved={onClose} />
        ) : (
          <RecordState {...{ data, error, refetch }} noun="rancher" />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave without saving?"
        description="Your changes to the rancher profile are not saved yet. They are lost when you leave."
        confirmLabel="Leave Without Saving"
        cancelLabel="Keep Editing"
        tone="danger"
        onConfirm={onClose}
      />
    </>
  );
}

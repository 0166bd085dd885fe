import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../../errors/useSubmit';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { DeleteProcessorDocument } from './ProcessorDialog.generated';

interface DeleteProcessorDialogProps {
  processor: { id: string; name: string };
  onClose: () => void;
}

/** Asks before a processor is deleted. One that an animal goes to stays, and the server says which. */
export default function DeleteProcessorDialog({ processor: { id, name }, onClose }: DeleteProcessorDialogProps) {
  const [deleteProcessor] = useMutation(DeleteProcessorDocument);
  const confirm = useSubmit({
    send: () => deleteProcessor({ variables: { id, withRanch: true } }),
    success: { title: 'Processor deleted', description: name },
    failure: "Couldn't delete the processor",
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      description="You can add it again later."
      confirmLabel="Delete Processor"
      cancelLabel="Keep Processor"
      tone="danger"
      onConfirm={() => confirm()}
    />
  );
}
